import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { atOnce } from '../support/at-once';
import { getAgain } from '../support/get-again';
import { makeHostileVenue, writeHostileReview, type HostileVenue } from '../support/hostile-content';
import { HOSTILE_TEXTS } from '@waymark/testing/hostile-texts';
import { registerMember } from '../support/members';
import { makeTrip } from '../support/trips';

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

/**
 * One page shows this many review texts, and one review has a photo. A page and a photo for each text would take
 * minutes.
 */
const REVIEWS_EACH = 5;

const venues: HostileVenue[] = [];
/** Venues with reviews, by the index of their text in the list. */
const reviewed = new Map<number, HostileVenue>();

test('every text field takes hostile text as text, or refuses it with its reason (A12.18)', async ({
  playwright,
  baseURL,
  request,
}) => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(200);
  const other = await playwright.request.newContext(baseURL ? { baseURL } : {});
  // Two members, because the server processes one photo per member at a time.
  const writers = [request, other];
  for (const writer of writers) await registerMember(writer);
  let taken = 0;
  const firsts = HOSTILE_TEXTS.flatMap((_, at) => (at % REVIEWS_EACH === 0 ? [at] : []));
  await atOnce(writers.length, firsts, async (first, lane) => {
    const writer = writers[lane] ?? request;
    for (const [turn, text] of HOSTILE_TEXTS.slice(first, first + REVIEWS_EACH).entries()) {
      const venue = await makeHostileVenue(writer, text);
      venues.push(venue);
      if (turn === 0) reviewed.set(first, venue);
      if (await writeHostileReview(writer, reviewed.get(first)?.id ?? 0, text, turn === 0)) taken += 1;
    }
  });
  await other.dispose();
  expect(taken).toBeGreaterThan(HOSTILE_TEXTS.length / 2);
});

test('no search fails over hostile text', async ({ request }) => {
  await atOnce(2, HOSTILE_TEXTS, async (text) => {
    const query = encoded(text);
    for (const path of ['/api/venues/search?q=', '/api/search?q=', '/api/search?where=', '/api/reviews?q='])
      expect((await getAgain(request, path + query)).status(), path + query).toBeLessThan(500);
  });
});

test('no hostile text runs, breaks a page or breaks its rules on scripts', async ({ page, context }) => {
  const pages = [page, await context.newPage()];
  const problems = pages.map(watch);
  await atOnce(pages.length, [...reviewed.values()], async ({ id, name }, lane) => {
    const open = pages[lane] ?? page;
    await open.goto(`/venues/${id}`);
    await expect(open.locator('h1')).toHaveText(name);
    await expect(open.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
    await expectUnharmed(open, `venue ${name}`);
  });
  await page.goto('/reviews');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectUnharmed(page, '/reviews');
  const searched = HOSTILE_TEXTS.filter((_, at) => at % 10 === 0);
  await atOnce(pages.length, searched, async (text, lane) => {
    const open = pages[lane] ?? page;
    await open.goto(`/search?q=${encoded(text)}`);
    await expect(open.locator('h1')).toBeVisible();
    await expectUnharmed(open, `/search?q=${text}`);
  });
  expect(problems.flat()).toEqual([]);
});

test('no hostile text leaves its place in a document, in its data for machines or in the sitemap', async ({
  browser,
  request,
}) => {
  const parse = await parser(browser);
  const plain = await parse(await (await request.get('/data-sources')).text(), 'text/html');
  await atOnce(2, ['/reviews', ...venues.map(({ id }) => `/venues/${id}`)], async (path) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const { foreign, scripts, data } = await parse(await answer.text(), 'text/html');
    expect([path, foreign]).toEqual([path, []]);
    expect(scripts).toBe(plain.scripts);
    for (const block of data) expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' });
  });
  const index = await (await request.get('/sitemap.xml')).text();
  expect((await parse(index, 'application/xml')).foreign).toEqual([]);
  for (const [, path] of index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)) {
    expect((await parse(await (await request.get(path ?? '')).text(), 'application/xml')).foreign).toEqual([]);
  }
});

/** One page for several texts; a page for each would take minutes. */
const BIOS_EACH = 4;

test('comments on a trip and profile texts are shown as plain text', async ({ page, browser }) => {
  const { id } = await registerMember(page.request);
  const trip = await makeTrip(page.request, 'A trip with odd guests');
  const bios: string[] = [];
  for (const text of HOSTILE_TEXTS) {
    const comment = await page.request.post(`/api/trip-blogs/${trip}/comments`, { data: { content: `x ${text}` } });
    expect([201, 400, 422], text).toContain(comment.status());
    const told = await tellOfOneself(page.request, text);
    expect([200, 400, 422], text).toContain(told.status());
    if (told.status() === 200) bios.push(((await told.json()) as { publicBio: string }).publicBio);
    const name = { displayName: text, username: `hostile-${id}` };
    expect([200, 400, 422], text).toContain((await page.request.put('/api/profile/name', { data: name })).status());
  }
  expect(bios.length).toBeGreaterThan(20);
  const reader = await (await browser.newContext()).newPage();
  await registerMember(reader.request);
  const [problems, problemsOfReader] = [watch(page), watch(reader)];
  await page.goto(`/trip-blogs/${trip}`);
  const comments = page.locator('#comments');
  const more = page.getByRole('button', { name: 'Show more comments' });
  const all = comments.getByText('All comments are shown.');
  for (;;) {
    await expect(more.or(all)).toBeVisible();
    if (await all.isVisible()) break;
    await more.click();
  }
  expect(await comments.locator('script, iframe, img, object, form[action]').count()).toBe(0);
  for (const link of await comments.getByRole('article').locator('a').all())
    expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/|\/(profile|trip-blogs)\/)/);
  await expectUnharmed(page, 'comments');
  for (let at = 0; at < bios.length; at += BIOS_EACH) {
    const bio = bios
      .slice(at, at + BIOS_EACH)
      .join('\n')
      .slice(0, 1_000);
    await tellOfOneself(page.request, bio);
    await reader.goto(`/profile/${id}`);
    await expect(reader.getByRole('region', { name: 'About' })).toContainText(bio.trim().slice(0, 20));
    await expectUnharmed(reader, `profile ${bio}`);
  }
  expect([...problems, ...problemsOfReader]).toEqual([]);
  await reader.context().close();
});

const tellOfOneself = (request: APIRequestContext, publicBio: string) =>
  request.put('/api/profile/public', {
    data: {
      publicBio,
      location: publicBio.slice(0, 100),
      interests: [],
      travelStyle: 'solo',
      profileVisibility: 'public',
      showLocation: true,
      showEmail: false,
    },
  });

/** Encodes for a URL, which cannot hold half of a surrogate pair. */
function encoded(text: string): string {
  return new URLSearchParams({ q: text }).toString().slice('q='.length);
}

/** Collects dialogs, script errors and CSP violations while the page is used. */
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

/** Parses a document without running it, in an empty page without our policy. Content of noscript is parsed too. */
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
