import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { radii, space } from '../theme/tokens';

/**
 * Moves the focus without a change of the address, which would make the router draw the page again: while its code
 * loads, a page from the server would turn into its loading state.
 */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/**
 * First link of the page, visible only while focused: `<SkipLink href="#main-content">Skip to main
 * content</SkipLink>`.
 */
export const SkipLink = styled.a.attrs({ onClick: skip })`
  position: fixed;
  top: ${space[3]};
  left: ${space[3]};
  z-index: 100;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radii.small};
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-weight: 600;

  &:hover {
    color: var(--color-on-accent);
  }

  &:not(:focus) {
    transform: translateY(-300%);
  }

  /* Paper has no outside: what is moved out of the window is printed over the text. */
  @media print {
    display: none;
  }
`;
