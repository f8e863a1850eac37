import { css, styled } from 'styled-components';
import { BOUNDS, type Place } from './button-bounds';

const SMALL = '@media (max-width: 768px)';

/** Room for the button at the top of each page: at rest it covers nothing. */
export const Strip = styled.aside`
  min-height: 3.75rem;
  background: var(--color-sunken);
  ${SMALL} {
    min-height: 4.25rem;
  }
  @media print {
    display: none;
  }
`;

const inItsStrip = css`
  inset-block-start: 0.5rem;
  inset-inline-start: 50%;
  translate: -50% 0;
  ${SMALL} {
    inset-block-start: ${BOUNDS.start}px;
    inset-inline-start: ${BOUNDS.start}px;
    translate: none;
  }
`;

/* The window may be smaller than it was when the button was put there, and large text widens the button. */
const whereItWasPut = css`
  --from-left: clamp(${BOUNDS.start}px, var(--x), 100vw - ${BOUNDS.right}px);
  --from-top: clamp(${BOUNDS.start}px, var(--y), 100vh - ${BOUNDS.bottom}px);
  left: var(--from-left);
  top: var(--from-top);
  translate: min(0px, 100vw - var(--from-left) - 100%) min(0px, 100vh - var(--from-top) - 100%);
`;

export const FloatingButton = styled.button<{ $place: Place | null }>`
  position: fixed;
  z-index: 85;
  ${({ $place }) => ($place ? whereItWasPut : inItsStrip)}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 2px solid var(--color-accent);
  border-radius: 0.5rem;
  background: var(--color-surface);
  color: var(--color-accent);
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  ${SMALL} {
    padding-inline: 0.5rem;
    touch-action: none;
    svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
