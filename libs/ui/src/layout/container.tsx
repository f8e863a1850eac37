import { styled } from 'styled-components';
import { space, wide } from '../tokens/tokens';

/** Page width: 72rem at most with room at both sides. `$narrow` for forms and running text (48rem). */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '48rem' : '72rem')};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};

  ${wide} {
    padding: ${space[10]} ${space[8]} ${space[16]};
  }
`;
