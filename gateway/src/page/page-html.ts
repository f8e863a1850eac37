import {
  FONTS_ELEMENT_ID,
  INLINE_CSS_ELEMENT_ID,
  KNOWN_QUERIES_ELEMENT_ID,
  PAGE_BOOT_ELEMENT_ID,
  type PageBoot,
  PRODUCT_NAME,
  type RenderedPage,
  type ShellBuild,
  type SliceNavItem,
} from '@waymark/contracts-core';
import { COLOURS } from '@waymark/tokens';
import { SITE_DESCRIPTION } from '../install/install-files';
import { escapeHtml, scriptJson } from './escape-html';
import { EARLY_PRESSES_SCRIPT, FIRST_PAINT_SCRIPT, prefetchScript, startGuardScript } from './inline-scripts';
import { jsonLdScripts } from './json-ld';
import type { RouteMatch } from './match-route';
import { noScript, noScriptNav, noScriptStyle } from './no-script';
import { pageHead } from './page-head';
import type { PageWords } from './page-words';
import type { PlannedWork } from './planned-work';
import { preloadLinks, preloadScripts } from './preload-links';

/** The HTML of a page, for its head and its body. */
interface PageParts {
  style: string;
  body: string;
}

/** Returns the HTML of a page that the renderer rendered, with its styles and fonts. */
function drawnPage(drawn: RenderedPage, nav: readonly SliceNavItem[], nonce: string): PageParts {
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

interface Page {
  words: PageWords;
  /** Scheme and host of the public site. */
  origin: string;
  nav: readonly SliceNavItem[];
  nonce: string;
  shell: ShellBuild;
  match: RouteMatch | null;
  boot: PageBoot;
  prefetch: readonly string[];
  /** The rendered page, when the renderer has one. */
  drawn?: RenderedPage | null;
  plannedWork?: PlannedWork | null;
  /** Own-documents-script.ts. */
  ownDocuments?: string;
  /** Origin from which this document's pages may load scripts besides the site's own. */
  scriptOrigin?: string;
}

/** Returns the HTML response of a page load. */
export function pageHtml({ words, origin, nav, nonce, shell, match, boot, prefetch, ...rest }: Page): string {
  const { ownDocuments = '', scriptOrigin, plannedWork, drawn } = rest;
  const styles = shell.styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`);
  // One script element each: a script without a final semicolon would call the next one.
  const inline = [FIRST_PAINT_SCRIPT, startGuardScript(boot.telemetry?.token), prefetchScript(prefetch), ownDocuments];
  if (drawn) inline.push(EARLY_PRESSES_SCRIPT);
  const scripts = shell.scripts.map((file) => scriptTag(file, shell.integrity[file] || NO_FILE, nonce));
  const { style, body } = drawn ? drawnPage(drawn, nav, nonce) : undrawnPage(words, nav, nonce);
  return `<!doctype html>
<html lang="en">
<head>
${pageHead(words.title, words.description ?? undefined)}
${shareTags(words)}
<meta property="csp-nonce" nonce="${nonce}">${scriptOriginTag(scriptOrigin)}
<script nonce="${nonce}">${inline.join(';')}</script>
${[...styles, ...preloadLinks(shell, match), ...scripts].join('\n')}
${style}${plannedWork?.style ?? ''}
${jsonLdScripts(words.jsonLd, origin)}
</head>
<body>
${plannedWork ? `${plannedWork.html}\n` : ''}${body}
<script type="application/json" id="${PAGE_BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>
<script nonce="${nonce}">${preloadScripts(shell, match, nonce)}</script>
</body>
</html>
`;
}

/** A digest that matches no file: browsers refuse a script without a signed hash for its name. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** The shell reads this before it creates the page's only Trusted Types policy. */
const scriptOriginTag = (origin: string | undefined): string =>
  origin ? `\n<meta name="script-origin" content="${escapeHtml(origin)}">` : '';

function scriptTag(file: string, integrity: string, nonce: string): string {
  return `<script defer src="${escapeHtml(file)}" nonce="${nonce}" integrity="${escapeHtml(integrity)}"></script>`;
}

/** Returns the canonical link, robots, Open Graph and Twitter card tags. */
export function shareTags({ title, description, canonical, image, noindex }: PageWords): string {
  const robots = noindex ? ['<meta name="robots" content="noindex">'] : [];
  if (!canonical) return robots.join('\n');
  const graph: [string, string | null][] = [
    ['og:site_name', PRODUCT_NAME],
    ['og:type', 'website'],
    ['og:locale', 'en_GB'],
    ['og:title', title],
    ['og:description', description ?? SITE_DESCRIPTION],
    ['og:url', canonical],
    ['og:image', image],
  ];
  const tags = graph.flatMap(([name, value]) =>
    value ? [`<meta property="${name}" content="${escapeHtml(value)}">`] : [],
  );
  return [
    ...robots,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...tags,
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ].join('\n');
}

/**
 * Placeholder for the shell's header and heading. Colours follow the page's color-scheme, which is set before the
 * first paint.
 */
const STYLE =
  'body{margin:0}' +
  '#waymark-early{color:CanvasText;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  // Hides it in the same frame in which the shell or its start error appears.
  '#root:not(:empty)+#waymark-early{display:none}' +
  `#waymark-early div{border-bottom:1px solid ${COLOURS.light.hair}}` +
  '#waymark-early p{box-sizing:border-box;max-width:76rem;margin:0 auto;padding:1.25rem 1rem}' +
  '#waymark-early div p{padding:1rem 1rem 1rem 3.75rem;font-size:1.3125rem;font-weight:800;line-height:2rem;letter-spacing:-.015em}' +
  '#waymark-early div+p{font-size:min(clamp(1.875rem,1.45rem + 1.8vw,2.75rem),9.5vw);font-weight:750;line-height:1.12;letter-spacing:-.018em}' +
  '#waymark-early p+p{max-width:56ch;box-sizing:content-box;margin-left:max(0px,50% - 38rem);padding-top:0;font-size:1.3125rem}' +
  '@media(min-width:48rem){#waymark-early p{padding-inline:2rem}#waymark-early div p{padding-inline:4.75rem 2rem}#waymark-early div+p{padding-top:2rem}}';

/** Returns the content of a page before scripts render it. */
const undrawnPage = (words: PageWords, nav: readonly SliceNavItem[], nonce: string): PageParts => ({
  style: `<style nonce="${nonce}">${STYLE}</style>${noScriptStyle(nonce)}`,
  body: `<div id="root"></div>${earlyFrame(words)}\n${noScript(words, nav)}`,
});

/**
 * Returns the site's name, the page's title and its main answer, if any, painted with the first bytes: on a slow
 * connection, the scripts that render the page arrive seconds later. Hidden from screen readers, which would otherwise
 * read everything twice.
 */
function earlyFrame({ title, lead }: PageWords): string {
  const answer = lead ? `<p>${escapeHtml(lead)}</p>` : '';
  return `<div id="waymark-early" aria-hidden="true"><div><p>${PRODUCT_NAME}</p></div><p>${escapeHtml(title)}</p>${answer}</div>`;
}
