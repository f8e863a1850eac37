import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Decorative spinner; always beside text. It does not turn when motion is reduced. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 0.18em solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;

  @media (forced-colors: active) {
    border-block-start-color: Canvas;
  }
  animation: ${turn} calc(var(--motion-duration) * 6) linear infinite;
`;
