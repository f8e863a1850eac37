import { styled } from 'styled-components';

interface CrossProps {
  /** Visible only while keys move the map. */
  $whenFocused?: boolean;
}

/** Marks the middle of the map, in two tones to be visible on land and sea. */
export const Cross = styled.div<CrossProps>`
  position: absolute;
  inset: 50% auto auto 50%;
  z-index: 1;
  width: 2.75rem;
  height: 2.75rem;
  margin: -1.375rem 0 0 -1.375rem;
  border: 3px solid var(--color-accent);
  border-radius: 50%;
  outline: 2px solid var(--color-surface);
  pointer-events: none;
  visibility: ${({ $whenFocused }) => ($whenFocused ? 'hidden' : 'visible')};

  [role='application']:focus-visible ~ & {
    visibility: visible;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    background: var(--color-text);
    forced-color-adjust: none;
  }
  &::before {
    inset: 50% 0.25rem auto;
    height: 2px;
    margin-top: -1px;
  }
  &::after {
    inset: 0.25rem auto 0.25rem 50%;
    width: 2px;
    margin-left: -1px;
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      background: CanvasText;
    }
  }
`;
