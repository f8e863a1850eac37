import { folded, FoldingTable } from '@waymark/ui';
import { styled } from 'styled-components';

/** Of places. Folded, its heads stay: they sort. */
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
  }
`;
