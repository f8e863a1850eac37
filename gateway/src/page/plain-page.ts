import { PRODUCT_NAME } from '@waymark/contracts-core';
import { systemColours } from '@waymark/tokens';
import { randomBytes } from 'node:crypto';
import type { EdgeRequest } from '../request/edge-request';
import { plainCsp } from '../security/page-csp';
import { escapeHtml } from './escape-html';
import { pageHead } from './page-head';
import { sendHtml } from './send-html';

/** Sends the page for a preview of builds that do not exist. */
export function sendNoPreview(request: EdgeRequest, missing: readonly string[]): Promise<void> {
  const names = missing.filter(Boolean).join(', ');
  const text = names
    ? `No build ${names} has been signed for this site. It may have been removed, or its name may be mistyped.`
    : 'The address does not name a build. It should end like this: ?override=account@version';
  return send(request, 404, {
    heading: 'Nothing to preview',
    text,
    link: { label: 'See the site as everyone does', href: '/?override=none' },
  });
}

/** Sends the page for a gateway that has no shell yet. */
export function sendNotReady(request: EdgeRequest): Promise<void> {
  const text = 'The site is starting. This takes about a minute. Nothing that you saved is lost.';
  return send(
    request,
    503,
    { heading: `${PRODUCT_NAME} is not ready yet`, text, link: { label: 'Try again', href: '' } },
    { 'retry-after': '30' },
  );
}

/** Sends the page for an IP address that requests more pages than people read. */
export function sendTooMany(request: EdgeRequest, seconds: number): Promise<void> {
  const text = `Your network requested too many pages within a minute. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again. Nothing that you saved is lost.`;
  return send(
    request,
    429,
    { heading: 'Please wait a moment', text, link: { label: 'Try again', href: '' } },
    { 'retry-after': String(seconds) },
  );
}

function send(
  request: EdgeRequest,
  status: number,
  words: PlainWords,
  headers: Record<string, string> = {},
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  return sendHtml(request, status, plainPage(words, nonce), { 'content-security-policy': plainCsp(nonce), ...headers });
}

/**
 * The style of pages that load no other file, in the site's colours. Light and dark follow the system. Text has a
 * contrast of 7:1 on every background, and borders stay visible in forced colours.
 */
export const PLAIN_STYLE =
  systemColours([
    ...(['page', 'surface', 'text', 'text-soft', 'border', 'line', 'accent', 'on-accent'] as const),
    ...(['good', 'good-soft', 'warn', 'warn-soft', 'bad', 'bad-soft'] as const),
  ]) +
  '*{box-sizing:border-box}html{background:var(--page);color:var(--text)}' +
  'body{font:1rem/1.6 Inter,system-ui,sans-serif;margin:0;overflow-wrap:anywhere}' +
  'body>header{background:var(--surface);border-bottom:1px solid var(--line)}' +
  'body>header p,main,footer{max-width:48rem;margin:0 auto;padding:0 1rem}' +
  'main{padding-block:clamp(2rem,6vw,4rem) 3rem}' +
  'h1,h2,h3{line-height:1.25;text-wrap:balance;margin:0}h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.5rem)}' +
  '.lead{font-size:1.2rem;color:var(--text-soft);margin:.75rem 0 0;text-wrap:pretty}' +
  'a{color:var(--accent);text-underline-offset:.2em}' +
  '.brand{display:inline-block;padding:.75rem 0;font-size:1.44rem;font-weight:700;letter-spacing:-.02em;text-decoration:none}.brand:hover{text-decoration:underline}' +
  '.button{display:inline-block;min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid var(--accent);border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}' +
  '.button:hover{text-decoration:underline}' +
  'a:focus-visible{outline:3px solid var(--text);outline-offset:2px;box-shadow:0 0 0 2px var(--page)}';

export interface PlainWords {
  heading: string;
  text: string;
  /** The next step for the reader. An empty `href` reloads the page. */
  link: { label: string; href: string };
}

/** Returns a page that needs no script and no file, for use before the shell is published. */
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
