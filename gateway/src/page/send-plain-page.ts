import { randomBytes } from 'node:crypto';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { EdgeRequest } from '../request/edge-request';
import { plainCsp } from '../security/plain-csp';
import { plainPage, type PlainWords } from './plain-page';
import { sendHtml } from './send-html';

/** Somebody asked for builds that are not there. */
export function sendNoPreview(request: EdgeRequest, missing: readonly string[]): Promise<void> {
  const names = missing.filter(Boolean).join(', ');
  const text = names
    ? `There is no build ${names} that was signed for this site. It may have been cleared away, or its name has a typing mistake.`
    : 'The address does not name a build. It should end like this: ?override=account@version';
  return send(request, 404, {
    heading: 'Nothing to preview',
    text,
    link: { label: 'See the site as everyone does', href: '/?override=none' },
  });
}

/** There is no shell to show pages with yet. */
export function sendNotReady(request: EdgeRequest): Promise<void> {
  const text = 'The site is being started, which takes about a minute. Nothing that you saved is lost.';
  return send(
    request,
    503,
    { heading: `${PRODUCT_NAME} is not ready yet`, text, link: { label: 'Try again', href: '' } },
    { 'retry-after': '30' },
  );
}

/** Somebody at this address asked for more pages than people read. */
export function sendTooMany(request: EdgeRequest, seconds: number): Promise<void> {
  const text = `Very many pages were asked for from your network within a minute. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again. Nothing that you saved is lost.`;
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
