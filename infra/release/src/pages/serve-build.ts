import type { CDPSession, Page } from '@playwright/test';
import type { RemoteBuild, ShellBuild } from '@waymark/contracts-core';
import { withBuild } from './with-build';

/** From the protocol's `Fetch.requestPaused`. */
interface Paused {
  requestId: string;
  request: { url: string };
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/** Headers that are wrong once the body has changed. */
const OF_THE_BODY = /^content-(encoding|length)$/i;

/**
 * Serves this tab the new build instead of the live one. Calls `onMissing` with the path of each page that the site
 * does not have. Uses the browser's own protocol: Playwright's routes disable its cache, and every page would load and
 * compile all scripts again.
 */
export async function serveBuild(
  page: Page,
  build: RemoteBuild | ShellBuild,
  onMissing: (path: string) => void,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    // A tab that was closed meanwhile needs no response.
    void answer(session, paused, build, onMissing).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

async function answer(
  session: CDPSession,
  paused: Paused,
  build: RemoteBuild | ShellBuild,
  onMissing: (path: string) => void,
): Promise<void> {
  const { requestId, request, responseStatusCode: status = 0, responseHeaders: headers = [] } = paused;
  const isPage = headers.some(
    ({ name, value }) => name.toLowerCase() === 'content-type' && value.startsWith('text/html'),
  );
  const isSentOn = status >= 300 && status < 400;
  if (!isPage || isSentOn) return void (await session.send('Fetch.continueRequest', { requestId }));
  if (status === 404) onMissing(new URL(request.url).pathname);
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const html = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: headers.filter(({ name }) => !OF_THE_BODY.test(name)),
    body: Buffer.from(withBuild(html, build)).toString('base64'),
  });
}
