import { styled } from 'styled-components';

/** Text for screen readers only. `as` sets the element, e.g. `<VisuallyHidden as="h2">`. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
