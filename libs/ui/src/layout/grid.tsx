import { styled } from 'styled-components';
import { space, type Space } from '../theme/tokens';

/** As many equal columns as fit. `$min`: smallest column width (default 18rem; one column when the page is narrower). */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: ${({ $gap = 4 }) => space[$gap]};
`;
