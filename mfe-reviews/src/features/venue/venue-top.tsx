import { space, wide } from '@waymark/ui';
import { styled } from 'styled-components';

/** Name and summary below one another on a phone, side by side where there is room. */
export const VenueTop = styled.div`
  display: grid;
  gap: ${space[8]};

  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
