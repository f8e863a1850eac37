import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import dyslexicBold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2';
import dyslexic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2';
import { FONTS_ELEMENT_ID } from '@waymark/contracts-core';

/**
 * Browsers fetch a font only when it is used, so OpenDyslexic costs only readers who chose it. `folder`: path of the
 * files, for a server-rendered page. Such a page shows text before any font. If Inter is late, the page keeps
 * `standIns`, local fonts of the same size, so nothing moves.
 */
export const fontFaces = (folder = '', standIns = ''): string => `
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-weight: 100 900;
    font-display: ${folder ? 'optional' : 'swap'};
    src: url(${folder}${inter}) format('woff2-variations');
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  ${standIns}
  @font-face {
    font-family: OpenDyslexic;
    font-weight: 400;
    font-display: swap;
    src: url(${folder}${dyslexic}) format('woff2');
  }
  @font-face {
    font-family: OpenDyslexic;
    font-weight: 700;
    font-display: swap;
    src: url(${folder}${dyslexicBold}) format('woff2');
  }
`;

/**
 * In a separate style sheet. Browsers lay out the whole page again when rules are added to a sheet with fonts, and
 * each new component adds rules.
 */
export function addFontFaces(nonce: string | undefined): void {
  // Server-rendered pages already contain them.
  if (document.getElementById(FONTS_ELEMENT_ID)) return;
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = fontFaces();
  document.head.append(style);
}
