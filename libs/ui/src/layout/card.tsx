import { styled } from 'styled-components';
import { radii, space, wide } from '../theme/tokens';

export type CardTone = 'plain' | 'wash' | 'notice' | 'accent' | 'sunken';

const tones: Record<CardTone, [edge: string, ground: string]> = {
  plain: ['hair', 'surface'],
  wash: ['accent-soft', 'accent-soft'],
  notice: ['sun-line', 'sun-soft'],
  accent: ['accent', 'accent-soft'],
  sunken: ['hair', 'sunken'],
};

/**
 * A box beside others of its kind. `plain`: a list item; `wash`: about the reader, or a next step; `notice`: a quiet
 * message between others; `accent`: the most important one of a page; `sunken`: secondary. `as="article"` or `as="li"`
 * adds semantics.
 */
export const Card = styled.div<{ $tone?: CardTone; $dense?: boolean }>`
  border: 1px solid ${({ $tone = 'plain' }) => `var(--color-${tones[$tone][0]})`};
  background: ${({ $tone = 'plain' }) => `var(--color-${tones[$tone][1]})`};
  display: flex;
  flex-direction: column;
  gap: ${({ $dense }) => space[$dense ? 2 : 3]};
  min-width: 0;
  max-width: none;
  padding: ${space[4]} min(${space[4]}, 5vw);
  border-radius: ${radii.card};
  list-style: none;

  :root.high-contrast & {
    border-color: var(--color-line);
  }
  ${wide} {
    padding: ${({ $dense }) => ($dense ? `${space[4]} ${space[5]}` : `${space[5]} ${space[6]}`)};
  }
`;
