import { styled } from 'styled-components';
import { radius, space, wide } from '../tokens/tokens';

/** A bordered surface. `as="article"` or `as="li"` gives it meaning; `$tone="accent"` tints it for the one thing that matters. */
export const Card = styled.div<{ $tone?: 'plain' | 'accent' | 'sunken' }>`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  max-width: none;
  padding: ${space[5]};
  border: 1px solid ${({ $tone }) => ($tone === 'accent' ? 'var(--color-accent)' : 'var(--color-line)')};
  border-radius: ${radius};
  background: ${({ $tone = 'plain' }) =>
    ({ plain: 'var(--color-surface)', accent: 'var(--color-accent-soft)', sunken: 'var(--color-sunken)' })[$tone]};
  list-style: none;

  ${wide} {
    padding: ${space[6]};
  }
`;
