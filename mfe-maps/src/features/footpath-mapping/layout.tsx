import { space } from '@waymark/ui';
import { styled } from 'styled-components';

/** CSS: half of a phone's screen, most of a desktop's. */
export const MAP_HEIGHT = 'clamp(18rem, 55vh, 40rem)';

/** Enough width for map and list side by side; in rem, so it depends on the font size. */
const beside = '@container (min-width: 58rem)';

/** Map and list side by side if there is room, else one after the other in reading order. */
export const Columns = styled.div<{ $hasMap: boolean }>`
  display: grid;
  gap: ${space[6]};

  ${beside} {
    ${({ $hasMap }) => $hasMap && 'grid-template-columns: minmax(0, 6fr) minmax(22rem, 5fr);'}
    gap: ${space[8]};
    align-items: start;
  }
`;

/** Stays in view while the list scrolls. */
export const MapColumn = styled.div`
  min-width: 0;

  ${beside} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`;

export const MapSpace = styled.div`
  min-height: ${MAP_HEIGHT};
`;
