import { PRODUCT_NAME } from '@waymark/contracts-core';
import { escapeHtml } from '../page/escape-html';
import { pageHead } from '../page/page-head';
import { STATUS_STYLE } from './status-style';
import type { StatusPart, StatusReport, StatusState } from './status-report';

const HEADINGS: Record<StatusState, string> = {
  working: 'Everything is working',
  limited: 'Some parts are not working as they should',
  'not-answering': 'The site is not working right now',
};

/** State is a word and a sign; its colour only repeats them. */
const STATES: Record<StatusState, { word: string; sign: string }> = {
  working: { word: 'Working', sign: '✓' },
  limited: { word: 'Working with limits', sign: '!' },
  'not-answering': { word: 'Not answering', sign: '✕' },
};

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** The status page: it needs no script, no file and no service. */
export function statusPage({ state, checkedAt, parts }: StatusReport, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
${pageHead('Status', `Whether the parts of ${PRODUCT_NAME} are working right now.`)}
<meta name="robots" content="noindex">
<style nonce="${nonce}">${STATUS_STYLE}</style>
</head>
<body>
<header><p><a href="/">${PRODUCT_NAME} home</a></p></header>
<main>
<h1>${HEADINGS[state]}</h1>
<p>Checked on <time datetime="${checkedAt}">${TIME.format(new Date(checkedAt))} UTC</time>. <a href="/status">Check again</a></p>
<h2 id="parts">Parts of the site</h2>
<ul aria-labelledby="parts">
${parts.map(partHtml).join('\n')}
</ul>
</main>
<footer><p>For programs: <a href="/status.json">the same as JSON</a>.</p></footer>
</body>
</html>
`;
}

function partHtml({ title, state, notice }: StatusPart): string {
  const { word, sign } = STATES[state];
  const text = notice ? `\n<p>${escapeHtml(notice)}</p>` : '';
  return `<li><h3>${escapeHtml(title)}</h3>\n<p class="${state}"><span aria-hidden="true">${sign}</span> ${word}</p>${text}</li>`;
}
