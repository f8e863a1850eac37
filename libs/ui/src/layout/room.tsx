import { styled } from 'styled-components';
import { space } from '../tokens/tokens';

/**
 * What lies in it can ask for the room that it has: `@container (min-width: 60rem)`. A rem is larger there with larger
 * text, which media queries do not know of.
 */
export const Room = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** A wide and a narrow column where both have room at the present size of text, else one after the other. */
export const TwoColumns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[10]} ${space[8]};
  align-items: flex-start;

  & > * {
    min-width: 0;
  }
  & > :first-child {
    flex: 3 1 36rem;
  }
  & > :last-child {
    flex: 2 1 20rem;
  }
`;
