import { css } from 'styled-components';

/**
 * Two-tone ring: one of its two colours contrasts with any background. GlobalStyle applies it to everything that takes
 * focus; use it directly only where the focused element is invisible (a radio inside a drawn label).
 */
export const focusRing = css`
  outline: 3px solid var(--color-focus);
  outline-offset: 3px;
  box-shadow: 0 0 0 3px var(--color-focus-gap);

  @media (forced-colors: active) {
    outline-color: Highlight;
  }
`;
