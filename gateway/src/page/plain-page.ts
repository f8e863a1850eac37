import { PRODUCT_NAME } from '@waymark/contracts-core';
import { escapeHtml } from './escape-html';
import { pageHead } from './page-head';
import { PLAIN_STYLE } from './plain-style';

export interface PlainWords {
  heading: string;
  text: string;
  /** What to do now. An empty address loads the same page again. */
  link: { label: string; href: string };
}

/** A page that needs no script and no file: for when the shell has not been published. */
export function plainPage({ heading, text, link }: PlainWords, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
${pageHead(heading)}
<style nonce="${nonce}">${PLAIN_STYLE}.lead+p{margin:2rem 0 0}</style>
</head>
<body>
<header><p><a class="brand" href="/">${PRODUCT_NAME}</a></p></header>
<main>
<h1>${escapeHtml(heading)}</h1>
<p class="lead">${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>
`;
}
