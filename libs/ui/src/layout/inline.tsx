import { styled } from 'styled-components';
import { space, type Space } from '../theme/tokens';

/**
 * Children side by side, wrapping when there is no room. `$gap` in steps of 4 px; `$align` and `$justify` as in CSS.
 */
export const Inline = styled.div<{ $gap?: Space; $align?: string; $justify?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 3 }) => space[$gap]};
  min-width: 0;
`;
