import { expect, test, type Page } from '@playwright/test';

/**
 * Leaves out pages that start with the country of the browser's time zone (search, rights, services, hashtags): the
 * server does not know it and renders them for another country.
 */
const PAGES = [
  '/',
  '/venues/1',
  '/reviews',
  '/trip-blogs',
  '/footpath-mapping',
  '/accessibility-heat-map',
  '/chosen-charity',
  '/about-founders',
  '/contact',
  '/login',
];

/** Placeholders, and elements that react-aria renders again after its first render. */
const MAY_GO = '[aria-busy=true], [aria-hidden=true], [role=status], [data-collection]';

interface Watched {
  /** Text of the initial HTML that was replaced. */
  replaced(): Promise<string[]>;
  said: string[];
}

/** Records the initial HTML before any of our scripts runs. */
async function open(page: Page, path: string): Promise<Watched> {
  const said: string[] = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { cameWith: [...document.querySelectorAll('#root *')] }),
    ),
  );
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  const replaced = () =>
    page.evaluate(
      (mayGo) =>
        (window as unknown as { cameWith: Element[] }).cameWith
          .filter((element) => !element.isConnected && element.textContent?.trim() && !element.closest(mayGo))
          .map((element) => element.textContent ?? ''),
      MAY_GO,
    );
  return { replaced, said };
}

for (const path of PAGES) {
  test(`${path} comes as a page, and script makes it live without drawing it anew`, async ({ page, request }) => {
    // The first request for a page may get it before it is rendered.
    await expect.poll(async () => (await request.get(path)).text()).toMatch(/<div id="root"><div.*<h1/s);
    const { replaced, said } = await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(said).toEqual([]);
    expect(await replaced()).toEqual([]);
  });
}

test('links, words and headings of a page are there without script, as they are with it', async ({
  browser,
  baseURL,
  page,
}) => {
  const words = async (on: Page) => (await on.locator('#root main').innerText()).split('\n').filter(Boolean);
  await page.goto('/chosen-charity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const still = await context.newPage();
  await still.goto('/chosen-charity');
  expect(await words(still)).toEqual(await words(page));
  await still.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'All Reviews' }).click();
  await expect(still.getByRole('heading', { level: 1, name: 'All Reviews' })).toBeVisible();
  await context.close();
});
