import { expect, test, type Page } from '@playwright/test';
import { OpenRequests } from '@waymark/testing/browser/open-requests';
import { startTileServer, type Mood, type TileServer } from '../support/tile-server';

const SEARCH = '/search?q=theatre&where=Leeds';
const NAMED = '© People of the test map';
const ALONE = /Street detail needs a connection/;

// A page that a test serves has no network address of its own, so the browser asks before it may reach this machine.
test.use({ permissions: ['local-network-access'] });

const map = (page: Page) => page.getByRole('region', { name: 'Map of the places' });

let tiles: TileServer;
test.beforeAll(async () => {
  tiles = await startTileServer();
});
test.afterAll(() => tiles.close());

type Kind = 'raster' | 'style' | 'pmtiles';
const FILES = { raster: '/{z}/{x}/{y}.png', style: '/style.json', pmtiles: '/uk.pmtiles' } as const;

/** Opens the page as the gateway sends it with `BASE_MAP`: with the map's URL, and a policy that allows its origin. */
async function openWith(page: Page, kind: Kind, mood: Mood): Promise<void> {
  tiles.mood = mood;
  tiles.asked.length = 0;
  const baseMap = { kind, url: tiles.origin + FILES[kind], attribution: NAMED };
  await page.route(/\/search\?/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy
        .replace("connect-src 'self'", `connect-src 'self' ${tiles.origin}`)
        .replace("img-src 'self' data:", `img-src 'self' data: ${tiles.origin} blob:`),
    };
    const html = (await response.text()).replace('"mode":', `"baseMap":${JSON.stringify(baseMap)},"mode":`);
    await route.fulfill({ response, headers, body: html });
  });
  await page.goto(SEARCH);
}

for (const kind of ['raster', 'style', 'pmtiles'] as const) {
  test(`the operator’s map (${kind}) takes the place of ours, and whose it is is named`, async ({ page }) => {
    const broken: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        broken.push(message.text());
    });
    await openWith(page, kind, 'well');
    await expect(map(page).getByText(NAMED)).toBeVisible();
    await expect(map(page).getByText(ALONE)).toHaveCount(0);
    expect(tiles.asked.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  for (const mood of ['failing', 'hanging'] as const) {
    test(`the operator’s map (${kind}) that is ${mood} leaves ours, which says what it lacks (M14.4)`, async ({
      page,
    }) => {
      await openWith(page, kind, mood);
      await expect(map(page).getByText(ALONE)).toBeVisible();
      await expect(map(page).getByText(/GeoNames, Ordnance Survey/)).toBeVisible();
      await expect(map(page).getByText(NAMED)).toHaveCount(0);
    });
  }
}

test('streets come when the connection does', async ({ page }) => {
  await openWith(page, 'raster', 'failing');
  await expect(map(page).getByText(ALONE)).toBeVisible();
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
  tiles.mood = 'well';
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(map(page).getByText(NAMED)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('streets that did not come are asked for again without a press', async ({ page }) => {
  await openWith(page, 'raster', 'failing');
  await expect(map(page).getByText(ALONE)).toBeVisible();
  tiles.mood = 'well';
  await expect(map(page).getByText(NAMED)).toBeVisible();
});

test('nobody else is asked where no map was named, and no code for one comes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const requests = new OpenRequests(page);
  await page.goto(SEARCH);
  await expect(map(page).getByText(/GeoNames, Ordnance Survey/)).toBeVisible();
  await expect(map(page).getByText(ALONE)).toHaveCount(0);
  await requests.quiet();
  const { hostname } = new URL(page.url());
  expect(asked.filter((url) => url.startsWith('http') && new URL(url).hostname !== hostname)).toEqual([]);
  expect(asked.filter((url) => /street-(raster|style|file)/.test(url))).toEqual([]);
});
