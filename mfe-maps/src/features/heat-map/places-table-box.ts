import { radii, space } from '@waymark/ui';
import { styled } from 'styled-components';

/** A table where it has room; below that each place is a box whose cells name their column. */
export const PlacesTableBox = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: var(--color-surface);

  caption {
    padding-bottom: ${space[2]};
    color: var(--color-text-soft);
    text-align: start;
  }
  thead {
    border-bottom: 2px solid var(--color-border);
    text-align: start;
  }
  th {
    text-align: start;
  }
  tbody tr {
    border-bottom: 1px solid var(--color-hair);
  }
  tbody th,
  td {
    padding: ${space[2]};
    overflow-wrap: anywhere;
  }
  /* A column is as wide as its longest word: names give way first. */
  td {
    overflow-wrap: break-word;
  }
  tbody th {
    font-weight: 600;

    a {
      display: inline-flex;
      align-items: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
    span {
      display: block;
      color: var(--color-text-soft);
      font-weight: 400;
    }
  }

  @media (max-width: 47.99rem) {
    &,
    tbody,
    caption {
      display: block;
    }
    thead {
      display: block;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 ${space[3]};
      padding-block: ${space[3]};
      border-radius: ${radii.small};
    }
    tbody th {
      grid-column: 1 / -1;
    }
    td::before {
      content: attr(data-label);
      display: block;
      color: var(--color-text-soft);
    }
  }
`;
