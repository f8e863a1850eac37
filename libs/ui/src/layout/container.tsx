import { styled } from 'styled-components';
import { pageWidth, space, wide } from '../theme/tokens';

/** Page width: at most 76rem, with space at both sides. `$narrow` for forms and running text (48rem). */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '48rem' : pageWidth)};
  margin-inline: auto;
  padding: ${space[5]} min(${space[4]}, 5vw) ${space[12]};

  ${wide} {
    padding: ${space[8]} ${space[8]} ${space[16]};
  }
`;
