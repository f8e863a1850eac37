import { type Browser, expect, type Page, test } from '@playwright/test';
import { makeHostileVenue, writeHostileReview, type HostileVenue } from '../support/hostile-content';
import { HOSTILE_TEXTS } from '../support/hostile-texts';
import { registerMember } from '../support/members';

// The last of the journeys by its name: what it writes stands in the lists that the others look at.
test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

/** A page with so many reviews shows all their texts, and one of them has a photo: a page and a picture for each would take minutes. */
const REVIEWS_EACH = 5;

const venues: HostileVenue[] = [];

test('every text field takes hostile text as text, or refuses it with its reason', async ({ request }) => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(200);
  await registerMember(request);
  let taken = 0;
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    venues.push(await makeHostileVenue(request, text));
    const venue = venues[at - (at % REVIEWS_EACH)];
    if (venue && (await writeHostileReview(request, venue.id, text, at % REVIEWS_EACH === 0))) taken += 1;
  }
  expect(taken).toBeGreaterThan(HOSTILE_TEXTS.length / 2);
  for (const text of HOSTILE_TEXTS) {
    const query = encoded(text);
    for (const path of ['/api/venues/search?q=', '/api/reviews?q='])
      expect((await request.get(path + query)).status(), path + query).toBeLessThan(500);
  }
});

test('no hostile text runs, breaks a page or breaks its rules on scripts', async ({ page }) => {
  const problems = watch(page);
  for (const { id, name } of venues.filter((_, at) => at % REVIEWS_EACH === 0)) {
    await page.goto(`/venues/${id}`);
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
    await expectUnharmed(page, `venue ${name}`);
  }
  await page.goto('/reviews');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectUnharmed(page, '/reviews');
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % 10 === 0)) {
    await page.goto(`/?search=${encoded(text)}`);
    await expect(page.locator('h1')).toBeVisible();
    await expectUnharmed(page, `/?search=${text}`);
  }
  expect(problems).toEqual([]);
});

test('no hostile text leaves its place in a document, in its data for machines or in the sitemap', async ({
  browser,
  request,
}) => {
  const parse = await parser(browser);
  const plain = await parse(await (await request.get('/data-sources')).text(), 'text/html');
  for (const path of ['/reviews', ...venues.map(({ id }) => `/venues/${id}`)]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const { foreign, scripts, data } = await parse(await answer.text(), 'text/html');
    expect([path, foreign]).toEqual([path, []]);
    expect(scripts).toBe(plain.scripts);
    for (const block of data) expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' });
  }
  const index = await (await request.get('/sitemap.xml')).text();
  expect((await parse(index, 'application/xml')).foreign).toEqual([]);
  for (const [, path] of index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)) {
    expect((await parse(await (await request.get(path ?? '')).text(), 'application/xml')).foreign).toEqual([]);
  }
});

/** For an address, which cannot hold half a letter. */
function encoded(text: string): string {
  return new URLSearchParams({ q: text }).toString().slice('q='.length);
}

/** Dialogs, errors of scripts and broken rules on scripts, while the page is used. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('dialog', (dialog) => {
    problems.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => problems.push(`${error.message} on ${page.url()}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) problems.push(`${message.text()} on ${page.url()}`);
  });
  page.on('request', (sent) => {
    if (new URL(sent.url()).hostname === 'evil.example') problems.push(`request to ${sent.url()}`);
  });
  return problems;
}

async function expectUnharmed(page: Page, where: string): Promise<void> {
  expect([where, await page.evaluate(() => 'hacked' in window), await page.title()]).toEqual([
    where,
    false,
    expect.not.stringMatching(/^run$/),
  ]);
}

/** Reads a document without running it, in an empty page without our rules; what is inside noscript is read too. */
async function parser(browser: Browser) {
  const page = await browser.newPage();
  return (text: string, type: DOMParserSupportedType) =>
    page.evaluate(
      ([source, kind]) => {
        const read = new DOMParser().parseFromString(source, kind);
        const elements = [...read.querySelectorAll('*')];
        const foreign = elements
          .filter(
            ({ tagName, attributes }) =>
              /^(iframe|object|embed|form|base|img|svg|math|details|textarea|parsererror)$/i.test(tagName) ||
              [...attributes].some(
                ({ name, value }) =>
                  /^on/i.test(name) || (/^(href|src|action|data)$/i.test(name) && /^\s*javascript:/i.test(value)),
              ),
          )
          .concat([...read.querySelectorAll('meta[http-equiv], link[href*="evil"], script[href]')])
          .map(({ outerHTML }) => outerHTML.slice(0, 200));
        const data = [...read.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => textContent ?? '',
        );
        return { foreign, data, scripts: read.querySelectorAll('script:not([type="application/ld+json"])').length };
      },
      [text, type] as const,
    );
}
