import { space, wide } from '@waymark/ui';
import { styled } from 'styled-components';
import { BESIDE } from './use-map-view';

/** Filters in a column beside the list, or above it on a narrow page. A map is right of the list if there is room. */
export const Columns = styled.div<{ $withMap?: boolean }>`
  display: grid;
  gap: ${space[3]};

  ${wide} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space[8]};
    align-items: start;
  }
  @media ${BESIDE} {
    ${({ $withMap = false }) =>
      $withMap && `grid-template-columns: 14rem minmax(0, 1fr) minmax(0, 1.15fr); column-gap: ${space[6]};`}
  }
`;

/** Stays in view while the list scrolls. On narrower pages it replaces the list. */
export const MapColumn = styled.div`
  min-width: 0;

  ${wide} {
    grid-column: 2;
  }
  @media ${BESIDE} {
    position: sticky;
    inset-block-start: 5.5rem;
    grid-row: 1;
    grid-column: 3;
  }
  @media print {
    display: none;
  }
`;
