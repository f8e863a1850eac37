import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { registerMember } from '../support/members';

const HOSTILE = `</script><script>document.title='run'</script><img src=x onerror="document.title='run'">`;

interface Given {
  id: number;
  name: string;
}

/** A venue with one review; both contain markup. */
async function givenVenue(request: APIRequestContext): Promise<Given> {
  await registerMember(request);
  const name = `Corner Café ${Date.now().toString(36)} <b>&amp;`;
  const venue = await request.post('/api/venues', {
    data: { name, city: 'Testham', address: '1 Mill Lane', category: 'restaurant' },
  });
  expect(venue.status()).toBe(201);
  const { id } = (await venue.json()) as { id: number };
  const review = await request.post('/api/reviews', {
    data: {
      venueId: id,
      reviewerName: 'Robin',
      disabilityType: 'visual',
      consentToHealthData: true,
      mobilityRating: 4,
      verifyLiftAccess: 1,
      detailedReview: `A ramp at the side door. ${HOSTILE}`,
    },
  });
  expect(review.status()).toBe(201);
  return { id, name };
}

async function withoutScript(
  browser: Browser,
  baseURL: string | undefined,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await look(await context.newPage());
  await context.close();
}

const jsonLdOf = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

test('a venue page is readable without JavaScript: name, address, facts with their source, reviews (SX.71, SX.75)', async ({
  browser,
  request,
  baseURL,
}) => {
  const venue = await givenVenue(request);
  await withoutScript(browser, baseURL, async (page) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/venues/${venue.id}`);
      await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
    }
    // Playwright's text search skips noscript; locators by role and element do not.
    const fact = (text: string | RegExp) => page.getByRole('definition').filter({ hasText: text });
    await expect(fact('1 Mill Lane')).toBeVisible();
    await expect(fact(/100% say yes, 1 person, latest answer [A-Z][a-z]{2} \d+, \d{4}/)).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: 'A ramp at the side door. </script>' })).toBeVisible();
    await expect(fact(/^visual$/i)).toHaveCount(0);
    await page.getByRole('link', { name: 'All Reviews' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Reviews' })).toBeVisible();
    await page
      .getByRole('link', { name: /^About (?!Us$)/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/venues\/\d+$/);
  });
});

test('the page without JavaScript is accessible, light and dark', async ({ page, request }) => {
  // Axe is itself a script, so the noscript content is copied into a document where scripts run.
  const html = await (await request.get('/venues/1')).text();
  const [style = '', body = ''] = [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)].map(([, inner]) => inner);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>Venue</title><meta name="color-scheme" content="light dark">${style}</head><body>${body}</body></html>`,
    );
    await expectAccessible(page);
  }
});

test('search engines get the venue in schema.org’s words at one address, and nothing in it runs', async ({
  page,
  request,
  baseURL,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => /content security policy/i.test(message.text()) && refused.push(message.text()));
  const venue = await givenVenue(request);
  const address = `${baseURL}/venues/${venue.id}`;
  await page.goto(`/venues/${venue.id}?from=share`);
  await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', venue.name);
  expect(await jsonLdOf(page)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    url: address,
    name: venue.name,
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'Robin' }, reviewBody: `A ramp at the side door. ${HOSTILE}` }],
  });
  await expect(page).toHaveTitle(`${venue.name} – Waymark`);
  expect(refused).toEqual([]);
});

test('the home page offers its search to search engines', async ({ page, baseURL }) => {
  await page.goto('/');
  expect(await jsonLdOf(page)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${baseURL}/?search={search_term_string}` } },
  });
});

test('the sitemap lists every real venue once, packed in files of at most 50,000 (SX.73)', async ({
  request,
  baseURL,
}) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const urls: string[] = [];
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()['content-encoding']).toBe('gzip');
    const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(found.length).toBeLessThanOrEqual(50_000);
    urls.push(...found);
  }
  expect(urls).toContain(`${baseURL}/venues/1`);
  expect(urls).toContain(`${baseURL}/reviews`);
  expect(urls.length).toBeGreaterThan(30_000);
  expect(new Set(urls).size).toBe(urls.length);
});

test('robots.txt opens the site, names the sitemap and keeps personal pages out (SX.74)', async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /\n');
  expect(text).toContain('Disallow: /add-review$\n');
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/add-review', '/login', '/no-such-page', '/venues/999999999']) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex">');
  }
});
