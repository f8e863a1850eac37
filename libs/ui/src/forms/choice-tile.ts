import { css } from 'styled-components';
import { focusRing } from '../theme/focus-ring';
import { radius } from '../theme/tokens';

/**
 * A tile around a radio button or checkbox. The whole tile can be pressed and shows the chosen, hovered and focused
 * states.
 */
export const choiceTile = css`
  border: 2px solid var(--color-border);
  border-radius: ${radius};
  background: var(--color-surface);
  cursor: pointer;

  input {
    margin: 0;
    accent-color: var(--color-accent);
  }
  &:hover {
    border-color: var(--color-accent);
  }
  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
