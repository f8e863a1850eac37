import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { runInfra } from '../support/run-infra';
import { sampleVenueId } from '../support/sample-reviews';

test('a developer finds the page in the footer, filters the calls and opens one by keyboard', async ({ page }) => {
  await page.goto('/legal-rights');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expect(page.getByText(/^\d+ calls$/)).toBeVisible();
  for (const title of ['Places, reviews and search', 'Towns, postcodes and maps', 'Feedback', 'Accounts and profiles'])
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await page.getByLabel('Filter the calls').fill('geojson');
  await expect(page.getByText(/^\d of \d+ calls$/)).toBeVisible();
  const call = page.locator('summary', { hasText: '/api/venues/{id}/geojson' });
  await call.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Response 200' })).toBeVisible();
});

test('the dumps of a night are listed with their licences, and hold no member', async ({ page, request }) => {
  await runInfra('local/make-dumps');
  await page.goto('/data-sources');
  await page.getByRole('heading', { name: 'Download the data' }).scrollIntoViewIfNeeded();
  const odbl = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'ODbL-1.0', exact: true }) });
  await odbl.getByText(/^\d+ files?$/).click();
  const address = await odbl
    .getByRole('link', { name: /^odbl-1-0-/ })
    .first()
    .getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/gzip');
  const [first = ''] = gunzipSync(await answer.body())
    .toString()
    .split('\n');
  expect(JSON.parse(first)).toMatchObject({
    type: 'Feature',
    properties: { page: expect.stringMatching(/\/venues\/\d+$/) as unknown },
  });
  const part = await request.get(address ?? '', { headers: { range: 'bytes=0-9' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  const { dumps } = (await (await request.get('/api/data/dumps')).json()) as {
    dumps: { licence: string | null; files: { name: string }[] }[];
  };
  const visitors = dumps.find(({ licence }) => licence === null)?.files ?? [];
  for (const { name } of visitors) {
    const text = gunzipSync(await (await request.get(`/api/data/dumps/${name}`)).body()).toString();
    expect(text).not.toMatch(/member|reviewer|disability|comment/i);
  }
});

/** Starts a foreign site: another origin with a page of its own. */
async function otherSite(html: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}

test('other sites may embed the card of a place, but no other page (SO9)', async ({ page, request, baseURL }) => {
  const id = await sampleVenueId(request);
  const site = await otherSite(
    `<html lang="en"><title>A café</title><h1>Our café</h1>
     <iframe title="Accessibility" src="${baseURL}/embed/venues/${id}"></iframe>
     <iframe title="Page" src="${baseURL}/data-sources"></iframe></html>`,
  );
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  try {
    await page.goto(site.address);
    const card = page.frameLocator('iframe[title="Accessibility"]');
    await expect(card.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('rel', 'noopener');
    await expect.poll(() => problems.join()).toContain('frame-ancestors');
    await expect(page.frameLocator('iframe[title="Page"]').getByRole('heading', { level: 1 })).toHaveCount(0);
  } finally {
    site.close();
  }
});

test('the card of a place loads nothing but itself and leaves no cookie', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  await page.goto(`/embed/venues/${await sampleVenueId(request)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded.filter((url) => !url.includes('/embed/') && !url.endsWith('/favicon.ico'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
