import { folded, FoldingTable, space } from '@waymark/ui';
import { styled } from 'styled-components';

/** A folded table of places keeps its headers, because they sort. */
export const PlacesTableBox = styled(FoldingTable)`
  background: var(--color-surface);

  /* A column is as wide as its longest word: names give way first. */
  && td {
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

  ${folded} {
    thead {
      display: block;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
    }
    /* Two lines a place: its name with the worst problem, then the figures. */
    && tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[4]};
      align-items: center;
      padding-block: ${space[1]} ${space[2]};
    }
    && tbody th,
    && td {
      padding: 0;
    }
    && tbody th {
      display: flex;
      flex: 1 1 60%;
      flex-wrap: wrap;
      gap: 0 ${space[2]};
      align-items: center;
      order: -2;
    }
    td[data-worst] {
      order: -1;
    }
    && td::before {
      content: attr(data-label) ' ';
      display: inline;
    }
    && td:has(svg)::before {
      content: none;
    }
  }
`;
