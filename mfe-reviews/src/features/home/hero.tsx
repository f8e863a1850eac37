import { fontSize, wide } from '@waymark/ui';
import { css, styled } from 'styled-components';

/** `$compact` where results stand below it: they matter more then than the welcome. */
export const Hero = styled.div<{ $compact: boolean }>`
  display: grid;
  gap: 1.5rem;
  /* Large text needs the width more than the box does. */
  padding: min(1.5rem, 7.5vw);
  border: 1px solid var(--color-line);
  border-radius: 0.5rem;
  background: var(--color-accent-soft);

  & > * {
    min-width: 0;
  }

  @media (min-width: 48rem) {
    padding: ${({ $compact }) => ($compact ? '2rem 3rem' : '3rem')};
  }

  /* As large as the heading of the results, and no larger. */
  ${({ $compact }) =>
    $compact &&
    css`
      h1 {
        font-size: ${fontSize.large};

        ${wide} {
          font-size: ${fontSize.xlarge};
        }
      }
    `}
`;
