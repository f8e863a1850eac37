import { space, wide } from '@waymark/ui';
import { styled } from 'styled-components';

/**
 * Summary, match and facts in one column on a phone. On wider pages the match has its own column, because it loads
 * later and can grow there without moving anything.
 */
export const VenueTop = styled.div`
  display: grid;
  gap: ${space[8]};

  ${wide} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;

    column-gap: ${space[10]};

    & > :nth-child(2):nth-last-child(2) {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;
