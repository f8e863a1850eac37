import { PRODUCT_NAME, secondWords } from '@waymark/contracts-core';
import { escapeHtml } from '../page/escape-html';
import { pageHead } from '../page/page-head';
import { PLAIN_STYLE } from '../page/plain-style';
import { STATUS_STYLE } from './status-style';
import type { PartState, StatusPart, StatusReport, StatusState } from './status-report';

const SITE: Record<StatusState, { heading: string; lead: string }> = {
  working: { heading: 'Everything is working', lead: 'All parts of the site answer as they should.' },
  limited: {
    heading: 'Some parts are not working as they should',
    lead: 'You can go on using the others. Nothing that you saved is lost.',
  },
  'not-answering': {
    heading: 'The site is not working right now',
    lead: 'Please come back in a few minutes. Nothing that you saved is lost.',
  },
};

/** State is a word and a sign; its colour only repeats them. */
const STATES: Record<PartState, { word: string; sign: string }> = {
  working: { word: 'Working', sign: '✓' },
  limited: { word: 'Working with limits', sign: '!' },
  'switched-off': { word: 'Switched off for now', sign: '–' },
  'not-answering': { word: 'Not answering', sign: '✕' },
};

/** The status page: it needs no script, no file and no service. */
export function statusPage({ state, checkedAt, parts }: StatusReport, nonce: string): string {
  const { heading, lead } = SITE[state];
  return `<!doctype html>
<html lang="en">
<head>
${pageHead('Status', `Whether the parts of ${PRODUCT_NAME} are working right now.`)}
<meta name="robots" content="noindex">
<style nonce="${nonce}">${PLAIN_STYLE}${STATUS_STYLE}</style>
</head>
<body>
<header><p><a class="brand" href="/">${PRODUCT_NAME}</a></p></header>
<main>
<div class="all ${state}">${signOf(state)}<div>
<h1>${heading}</h1>
<p class="lead">${lead}</p>
</div></div>
<div class="checked">
<p>Checked at <time datetime="${checkedAt}">${secondWords(checkedAt)}</time></p>
<p><a class="button" href="/status">Check again</a></p>
</div>
<h2 id="parts">Parts of the site</h2>
<ul aria-labelledby="parts">
${parts.map(partHtml).join('\n')}
</ul>
</main>
<footer><p>Programs can read <a href="/status.json">the same as JSON</a>.</p></footer>
</body>
</html>
`;
}

function partHtml({ title, state, notice }: StatusPart): string {
  const text = notice ? `\n<p class="notice">${escapeHtml(notice)}</p>` : '';
  return `<li><h3>${escapeHtml(title)}</h3>\n<p class="state ${state}">${signOf(state)} ${STATES[state].word}</p>${text}</li>`;
}

const signOf = (state: PartState): string => `<span class="sign" aria-hidden="true">${STATES[state].sign}</span>`;
