import { createGlobalStyle } from 'styled-components';

/** Stands in the page's head while it is rendered, with the page's nonce. */
export const PreviewStyle = createGlobalStyle<{ $css: string }>`
  ${({ $css }) => $css}
`;
