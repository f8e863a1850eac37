import { css } from 'styled-components';
import { radius, space, target } from '../theme/tokens';

/** Styles shared by text boxes, text areas and selects. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: ${target};
  padding: ${space[2]} ${space[3]};
  border: 2px solid var(--color-border);
  border-radius: ${radius};
  background: var(--color-surface);
  color: var(--color-text);
  line-height: 1.5;

  &::placeholder {
    color: var(--color-text-soft);
    opacity: 1;
  }

  &:hover {
    border-color: var(--color-text);
  }

  &[aria-invalid='true'] {
    border-color: var(--color-bad);
    border-width: 3px;
  }

  &:read-only:not(select) {
    border-style: dashed;
    background: var(--color-sunken);
    color: var(--color-text-soft);
  }
`;
