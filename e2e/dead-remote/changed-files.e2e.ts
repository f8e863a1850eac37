import { expect, type Page, test } from '@playwright/test';
import { flipByte, listenToTelemetry, publishEntry, rewritePage } from '../support/builds';

const CHANGED = {
  'its entry': /\/r\/reviews\/[^/]+\/remoteEntry[^/]*\.js/,
  'the module that it exposes': /\/r\/reviews\/[^/]+\/remote\.js/,
  'the page': /\/r\/reviews\/[^/]+\/home\.js/,
  'a file that its pages share': /\/r\/reviews\/[^/]+\/\d+\.js/,
};

/** The page shows an error; the page frame and a page of another remote still work. */
async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page
    .getByRole('link', { name: /log in/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
}

for (const [what, files] of Object.entries(CHANGED)) {
  test(`a remote is refused when one byte of ${what} is not the one that was published (R2.23, R2.25)`, async ({
    page,
  }) => {
    const told = await listenToTelemetry(page);
    await flipByte(page, files);
    await page.goto('/');
    await expectRefused(page);
    await expect
      .poll(() => told)
      .toContainEqual(expect.objectContaining({ slice: 'reviews', outcome: 'load-error', kind: 'integrity' }));
  });
}

test('a part of a page from another slice is refused alone when one byte of it was changed', async ({ page }) => {
  await flipByte(page, /\/r\/account\/[^/]+\/venue-match\.js/);
  await page.goto('/venues/1');
  await expect(page.getByText('We could not load the match with your needs')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No access information yet' })).toBeVisible();
});

test('a part of the frame that comes later is refused when one byte of it was changed', async ({ page }) => {
  await flipByte(page, /\/r\/shell\/[^/]+\/accessibility-panel\.js/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await expect(page.getByText('The accessibility settings did not open').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

for (const file of ['main', 'bootstrap']) {
  test(`the frame does not start when one byte of its ${file} was changed, and the page says so`, async ({ page }) => {
    const told = await listenToTelemetry(page);
    await flipByte(page, new RegExp(`/r/shell/[^/]+/${file}(\\.[^/]+)?\\.js`));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not start' })).toBeVisible();
    await expect.poll(() => told).toEqual([expect.objectContaining({ slice: 'shell', outcome: 'load-error' })]);
  });
}

test('a remote whose hash the page does not name is not loaded (R2.27)', async ({ page }) => {
  const noHash = /("entry":"\/r\/reviews\/[^"]+","integrity":")[^"]+/;
  // Also removes the hash of the previous build, which the page would fall back to.
  const noWayBack = /"previousEntry":"\/r\/reviews\/[^"]+","previousIntegrity":"[^"]+",/;
  await rewritePage(page, (html) => html.replace(noHash, '$1').replace(noWayBack, ''));
  await page.goto('/');
  await expectRefused(page);
});

test('a file whose hash its remote’s entry does not name is not loaded (R2.26)', async ({ page }) => {
  const digests = new Set<string>();
  // The entry is as published, except for the digests of the other files.
  await publishEntry(page, 'reviews', (entry) =>
    entry.replace(/"[\w+/]{64}"/g, (digest) => {
      if (/^"A+"$/.test(digest)) return digest;
      digests.add(digest);
      return '""';
    }),
  );
  await page.goto('/');
  await expectRefused(page);
  expect(digests.size).toBeGreaterThan(5);
});
