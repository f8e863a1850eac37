import { PAGE_BOOT_ELEMENT_ID, type PageBoot, type ShellBuild, type SliceNavItem } from '@waymark/contracts-core';
import { startGuardScript } from './start-guard-script';
import type { RouteMatch } from './match-route';
import { earlyFrame, earlyFrameStyle } from './early-frame';
import { escapeHtml } from './escape-html';
import { FIRST_PAINT_SCRIPT } from './first-paint-script';
import { jsonLdScripts } from './json-ld';
import { noScript, noScriptStyle } from './no-script';
import { pageHead } from './page-head';
import type { PageWords } from './page-words';
import { prefetchScript } from './prefetch-script';
import { preloadLinks } from './preload-links';
import { scriptJson } from './script-json';
import { shareTags } from './share-tags';

export interface Page {
  words: PageWords;
  /** Scheme and host of the public site. */
  origin: string;
  nav: readonly SliceNavItem[];
  nonce: string;
  shell: ShellBuild;
  match: RouteMatch | null;
  boot: PageBoot;
  prefetch: readonly string[];
}

/** The one HTML answer of a page load. */
export function pageHtml({ words, origin, nav, nonce, shell, match, boot, prefetch }: Page): string {
  const styles = shell.styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`);
  const scripts = shell.scripts.map((file) => scriptTag(file, shell.integrity[file] || NO_FILE, nonce));
  return `<!doctype html>
<html lang="en">
<head>
${pageHead(words.title, words.description ?? undefined)}
${shareTags(words)}
<meta property="csp-nonce" nonce="${nonce}">
<script nonce="${nonce}">${FIRST_PAINT_SCRIPT}${startGuardScript(boot.telemetry?.token)}${prefetchScript(prefetch)}</script>
${[...styles, ...preloadLinks(shell, match, nonce), ...scripts].join('\n')}
${earlyFrameStyle(nonce)}${noScriptStyle(nonce)}
${jsonLdScripts(words.jsonLd, origin)}
</head>
<body>
<div id="root"></div>${earlyFrame(words.title)}
${noScript(words, nav)}
<script type="application/json" id="${PAGE_BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>
</body>
</html>
`;
}

/** A digest that no file has: browsers refuse a script whose hash was not signed with its name. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

function scriptTag(file: string, integrity: string, nonce: string): string {
  return `<script defer src="${escapeHtml(file)}" nonce="${nonce}" integrity="${escapeHtml(integrity)}"></script>`;
}
