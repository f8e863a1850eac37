import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

const script = (body: string) => ({ contentType: 'text/javascript', body });
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Changes the page's HTML before it reaches the browser. */
export async function rewritePage(page: Page, rewrite: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(r|api)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    },
  );
}

/** Serves a changed entry as if published: the page contains the matching hash. */
export async function publishEntry(page: Page, slice: string, change: (entry: string) => string): Promise<void> {
  const files = new RegExp(`/r/${slice}/[^/]+/remoteEntry[^/]*\\.js`);
  let hash = '';
  await rewritePage(page, (html) => {
    const known = new RegExp(`"entry":"/r/${slice}/[^"]+","integrity":"([^"]+)"`).exec(html)?.[1] ?? '';
    return html.replaceAll(known, hash);
  });
  await page.route(files, async (route) => route.fulfill(script(change(await (await route.fetch()).text()))));
  const html = await (await page.request.get('/')).text();
  const entry = files.exec(html)?.[0] ?? '';
  hash = hashOf(change(await (await page.request.get(entry)).text()));
}

/** Changes one byte of each file without changing its behaviour. */
export async function flipByte(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"use strict"', '"use_strict"') });
  });
}

export interface Told {
  slice: string;
  outcome: string;
  kind?: string;
}

/** Collects the build telemetry that the page sends. */
export async function listenToTelemetry(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.exposeFunction('heardTelemetry', (text: string) =>
    told.push(...(JSON.parse(text) as { loads: Told[] }).loads),
  );
  await page.addInitScript(() => {
    const { heardTelemetry } = window as unknown as { heardTelemetry: (text: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then(heardTelemetry);
      return send(url, data);
    };
  });
  return told;
}
