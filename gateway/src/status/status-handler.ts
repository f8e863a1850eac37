import { PRODUCT_NAME, secondWords } from '@waymark/contracts-core';
import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../page/escape-html';
import { pageHead } from '../page/page-head';
import { PLAIN_STYLE } from '../page/plain-page';
import { sendHtml } from '../page/send-html';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';
import { plainCsp } from '../security/page-csp';
import type { PartState, StatusPart, StatusReport, StatusState } from './service-status';
import type { SiteStatus } from './site-status';

/** Styles of the status page, added to those of every plain page. All icons have one size, so the text lines up. */
const STATUS_STYLE =
  '.sign{display:inline-flex;flex:none;align-items:center;justify-content:center;width:1.5em;height:1.5em;border:2px solid;border-radius:50%;font-size:.875rem;font-weight:700;line-height:1}' +
  '.working{color:var(--good)}.limited,.switched-off{color:var(--warn)}.not-answering{color:var(--bad)}' +
  '.all{display:flex;gap:1rem;align-items:flex-start;padding:1.5rem;border:2px solid;border-radius:12px;background:var(--ground)}.all>.sign{font-size:1.25rem;margin-top:.15rem}' +
  '.all.working{--ground:var(--good-soft)}.all.limited{--ground:var(--warn-soft)}.all.not-answering{--ground:var(--bad-soft)}.all h1,.all .lead{color:var(--text)}.all h1{font-size:clamp(1.5rem,1.1rem + 2vw,2.25rem)}.all .lead{margin-top:.5rem}' +
  '.checked{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;margin:1.5rem 0 2.5rem}.checked p{margin:0;color:var(--text-soft)}' +
  'h2{font-size:1.44rem}h3{font-size:1.1rem}' +
  'ul{list-style:none;margin:1rem 0 0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:12px}' +
  'li{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between;padding:1.1rem 1.25rem}li+li{border-top:1px solid var(--line)}' +
  'li p{margin:0}.state{display:flex;gap:.5rem;align-items:center;font-weight:600}.notice{flex-basis:100%;color:var(--text-soft);text-wrap:pretty}' +
  'footer{padding-block:0 3rem;color:var(--text-soft)}';

const SITE: Record<StatusState, { heading: string; lead: string }> = {
  working: { heading: 'Everything is working', lead: 'Every part of the site is working normally.' },
  limited: {
    heading: 'Some parts are not working as they should',
    lead: 'You can still use the others. Nothing that you saved is lost.',
  },
  'not-answering': {
    heading: 'The site is not working right now',
    lead: 'Please come back in a few minutes. Nothing that you saved is lost.',
  },
};

/** Text and a sign show the state; colour only repeats it. */
const STATES: Record<PartState, { word: string; sign: string }> = {
  working: { word: 'Working', sign: '✓' },
  limited: { word: 'Working with limits', sign: '!' },
  'switched-off': { word: 'Switched off for now', sign: '–' },
  'not-answering': { word: 'Not responding', sign: '✕' },
};

/** Returns the status page, which needs no script, no file and no service. */
function statusPage({ state, checkedAt, parts }: StatusReport, nonce: string): string {
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
<footer><p>Programs can read <a href="/status.json">this page as JSON</a>.</p></footer>
</body>
</html>
`;
}

function partHtml({ title, state, notice }: StatusPart): string {
  const text = notice ? `\n<p class="notice">${escapeHtml(notice)}</p>` : '';
  return `<li><h3>${escapeHtml(title)}</h3>\n<p class="state ${state}">${signOf(state)} ${STATES[state].word}</p>${text}</li>`;
}

const signOf = (state: PartState): string => `<span class="sign" aria-hidden="true">${STATES[state].sign}</span>`;

export const STATUS_PATHS: ReadonlySet<string> = new Set(['/status', '/status.json']);

/**
 * Reports the state of the site: for people at /status, for programs at /status.json. The response is always 200; its
 * body holds the state.
 */
export class StatusHandler {
  constructor(private readonly status: SiteStatus) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const report = await this.status.read();
    if (path === '/status.json') return sendJson(request, JSON.stringify(report));
    const nonce = randomBytes(16).toString('base64');
    await sendHtml(request, 200, statusPage(report, nonce), { 'content-security-policy': plainCsp(nonce) });
  }
}

function sendJson({ res, method, baseHeaders }: EdgeRequest, body: string): void {
  res.writeHead(200, {
    ...baseHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  res.end(method === 'HEAD' ? undefined : body);
}
