import { PRODUCT_NAME } from '@waymark/contracts-core';
import { escapeHtml } from './escape-html';
import { pageHead } from './page-head';

/** A page that needs no script and no file: for when the shell has not been published. */
export function plainPage(heading: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
${pageHead(heading)}
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/">${PRODUCT_NAME} home</a></p>
</main>
</body>
</html>
`;
}
