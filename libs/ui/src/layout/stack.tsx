import { styled } from 'styled-components';
import { space, type Space } from '../theme/tokens';

/** Children below one another. `$gap` in steps of 4 px (default 4 = 16 px). `as` sets the element. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
  min-width: 0;

  & > * {
    min-width: 0;
  }
`;
