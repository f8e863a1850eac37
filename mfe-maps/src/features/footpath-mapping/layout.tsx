import { space } from '@waymark/ui';
import { styled } from 'styled-components';

/** CSS: half a phone, most of a desk. */
export const MAP_HEIGHT = 'clamp(18rem, 55vh, 40rem)';

/** Room for map and list beside one another, in letters. */
const beside = '@container (min-width: 58rem)';

/** Map and list beside one another where there is room, else one after the other, in the order in which they are read. */
export const Columns = styled.div<{ $hasMap: boolean }>`
  display: grid;
  gap: ${space[6]};

  ${beside} {
    ${({ $hasMap }) => $hasMap && 'grid-template-columns: minmax(0, 6fr) minmax(22rem, 5fr);'}
    gap: ${space[8]};
    align-items: start;
  }
`;

/** Stays in the window while the list goes by. */
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
