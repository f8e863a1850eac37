import { PAGE_BOOT_ELEMENT_ID, PRODUCT_NAME, type PageBoot, type ShellEntry } from '@waymark/contracts-core';
import type { RouteMatch } from './match-route';
import { escapeHtml } from './escape-html';
import { FIRST_PAINT_SCRIPT } from './first-paint-script';
import { pageHead } from './page-head';
import { prefetchScript } from './prefetch-script';
import { preloadLinks } from './preload-links';
import { scriptJson } from './script-json';

export interface Page {
  title: string;
  nonce: string;
  shell: ShellEntry;
  match: RouteMatch | null;
  boot: PageBoot;
  prefetch: readonly string[];
}

/** The one HTML answer of a page load. */
export function pageHtml({ title, nonce, shell, match, boot, prefetch }: Page): string {
  const styles = shell.styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`);
  const scripts = shell.scripts.map((file) => scriptTag(file, shell.integrity[file], nonce));
  return `<!doctype html>
<html lang="en">
<head>
${pageHead(title)}
<meta property="csp-nonce" nonce="${nonce}">
<script nonce="${nonce}">${FIRST_PAINT_SCRIPT}${prefetchScript(prefetch)}</script>
${[...styles, ...preloadLinks(shell, match, nonce), ...scripts].join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p>${PRODUCT_NAME} needs JavaScript to show its pages. Please turn it on in your browser's settings and load this page again.</p></noscript>
<script type="application/json" id="${PAGE_BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>
</body>
</html>
`;
}

function scriptTag(file: string, integrity: string | undefined, nonce: string): string {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `<script defer src="${escapeHtml(file)}" nonce="${nonce}"${check}></script>`;
}
