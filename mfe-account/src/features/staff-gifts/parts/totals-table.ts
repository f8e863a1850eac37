import { folded, FoldingTable } from '@waymark/ui';
import { styled } from 'styled-components';

/** Of months. Folded, each cell names its column, and the heads are for screen readers alone. */
export const TotalsTable = styled(FoldingTable)`
  font-variant-numeric: tabular-nums;

  td,
  thead th:not(:first-child) {
    text-align: end;
  }
  thead th {
    padding: 0.5rem;
  }

  ${folded} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    && td {
      text-align: start;
    }
  }
`;
