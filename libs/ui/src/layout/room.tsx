import { styled } from 'styled-components';
import { space } from '../theme/tokens';

/**
 * A container whose content can query its width: `@container (min-width: 60rem)`. A rem grows there with the text
 * size, which media queries ignore.
 */
export const Room = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** A wide and a narrow column if both fit at the current text size, else one below the other. */
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
