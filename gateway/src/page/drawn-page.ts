import {
  FONTS_ELEMENT_ID,
  INLINE_CSS_ELEMENT_ID,
  KNOWN_QUERIES_ELEMENT_ID,
  type RenderedPage,
  type SliceNavItem,
} from '@waymark/contracts-core';
import { escapeHtml, scriptJson } from './escape-html';
import { noScriptNav } from './no-script';

/** The HTML of a page, for its head and its body. */
export interface PageParts {
  style: string;
  body: string;
}

/** Returns the HTML of a page that the renderer rendered, with its styles and fonts. */
export function drawnPage(drawn: RenderedPage, nav: readonly SliceNavItem[], nonce: string): PageParts {
  const { html, css, fonts, inlineCss, styledVersion, queries } = drawn;
  const style = (attributes: string, rules: string) =>
    `<style nonce="${nonce}" ${attributes}>${insideStyle(rules)}</style>`;
  return {
    style: [
      style(`id="${FONTS_ELEMENT_ID}"`, fonts),
      style(`data-styled="true" data-styled-version="${escapeHtml(styledVersion)}"`, css),
      style(`id="${INLINE_CSS_ELEMENT_ID}"`, inlineCss),
    ].join(''),
    body: `<div id="root">${html}</div>
<script type="application/json" id="${KNOWN_QUERIES_ELEMENT_ID}">${scriptJson(queries)}</script>
${noScriptNav(nav)}`,
  };
}

/** Escapes `</` so that no rule can close the element; in CSS, the backslash changes nothing. */
const insideStyle = (css: string): string => css.replaceAll('</', '<\\/');
