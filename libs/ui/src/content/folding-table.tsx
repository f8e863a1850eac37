import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Room } from '../layout/room';
import { space } from '../theme/tokens';

/**
 * Applies where the columns do not fit side by side. Measured in rem, so it follows the font size, not the window's
 * pixels.
 */
export const folded = '@container (max-width: 35rem)';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-bottom: ${space[2]};
    color: var(--color-text-soft);
    text-align: start;
  }
  th {
    text-align: start;
  }
  thead tr {
    border-bottom: 2px solid var(--color-border);
  }
  tbody tr {
    border-bottom: 1px solid var(--color-hair);
  }
  tbody th,
  td {
    padding: ${space[2]};
    overflow-wrap: anywhere;
  }

  ${folded} {
    &,
    caption,
    tbody {
      display: block;
    }
    /* Each cell says its column itself; heads that sort stay. */
    thead:not(:has(button)) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
      gap: 0 ${space[3]};
      padding-block: ${space[3]};
    }
    tbody th {
      grid-column: 1 / -1;
    }
    td {
      text-align: start;
    }
    td::before {
      content: attr(data-label);
      display: block;
      color: var(--color-text-soft);
    }
  }
`;

/** A table where there is room; else each row is a box and each `td` shows its column from `data-label`. */
export function FoldingTable(props: ComponentProps<'table'>) {
  return (
    <Room>
      <Table {...props} />
    </Room>
  );
}
