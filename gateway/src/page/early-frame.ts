import { PRODUCT_NAME } from '@waymark/contracts-core';
import { escapeHtml } from './escape-html';

/** Where the shell's header and heading will stand. Colours follow the page's color-scheme, which is set before anything is painted. */
const STYLE =
  'body{margin:0}' +
  '#waymark-early{color:CanvasText;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  // In the same frame in which the shell, or the message that it did not start, is drawn.
  '#root:not(:empty)+#waymark-early{display:none}' +
  '#waymark-early div{border-bottom:1px solid GrayText}' +
  '#waymark-early p{max-width:72rem;margin:0 auto;padding:1.5rem 1rem}' +
  '#waymark-early div p{padding:.9rem 1rem;color:#0b4a80;font-size:1.44rem;font-weight:800;letter-spacing:-.02em}' +
  ':root.dark #waymark-early div p{color:#9ccbf6}' +
  '#waymark-early div+p{font-size:min(1.728rem,9.5vw);font-weight:700;line-height:1.25}' +
  '@media(min-width:48rem){#waymark-early p,#waymark-early div p{padding-inline:2rem}#waymark-early div+p{padding-top:2.5rem;font-size:2.0736rem}}';

export const earlyFrameStyle = (nonce: string): string => `<style nonce="${nonce}">${STYLE}</style>`;

/**
 * The name of the site and of the page, painted with the first bytes: on a slow line the scripts that draw the page come
 * seconds later. Hidden from screen readers, which would else be told everything twice.
 */
export function earlyFrame(title: string): string {
  return `<div id="waymark-early" aria-hidden="true"><div><p>${PRODUCT_NAME}</p></div><p>${escapeHtml(title)}</p></div>`;
}
