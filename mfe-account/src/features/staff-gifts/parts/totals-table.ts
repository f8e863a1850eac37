import { space } from '@waymark/ui';
import { styled } from 'styled-components';

/** A table where it has room; below that each month is a box whose cells name their column. */
export const TotalsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${space[2]};
    color: var(--color-text-soft);
    text-align: start;
  }
  th {
    text-align: start;
  }
  td,
  thead th:not(:first-child) {
    text-align: end;
  }
  thead tr {
    border-bottom: 2px solid var(--color-border);
  }
  tbody tr {
    border-bottom: 1px solid var(--color-hair);
  }
  th,
  td {
    padding: ${space[2]};
  }

  @media (max-width: 47.99rem) {
    &,
    caption,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
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
