import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import dyslexicBold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2';
import dyslexic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2';
import { FONTS_ELEMENT_ID } from '@waymark/contracts-core';

/**
 * A browser fetches a font when something on the page is set in it: OpenDyslexic costs only those who chose it. `folder`:
 * where the files are, for a page that a server draws. There are words to read there before any font: where Inter does not
 * come in time, the page stays in `standIns`, fonts of the reader's own, and nothing moves under their eyes.
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
 * In a sheet of their own: whenever a component that was not there before adds its rules to the sheet of the others, a
 * browser lays the whole page out anew if that sheet holds fonts, too.
 */
export function addFontFaces(nonce: string | undefined): void {
  // A page that was drawn on a server came with them.
  if (document.getElementById(FONTS_ELEMENT_ID)) return;
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = fontFaces();
  document.head.append(style);
}
