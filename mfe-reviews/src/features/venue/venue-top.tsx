import { space, wide } from '@waymark/ui';
import { styled } from 'styled-components';

/**
 * Name, match and summary below one another on a phone. Where there is room the match has a column of its own: it comes
 * later than the rest, and may grow there without moving anything.
 */
export const VenueTop = styled.div`
  display: grid;
  gap: ${space[8]};

  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;

    & > :nth-child(2):nth-last-child(2) {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;
