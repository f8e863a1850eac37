import { expect, test } from '@playwright/test';

test('a lost connection is said at once with a way to reconnect, and goes when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Connection (lost|unstable)/)).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Connection lost')).toHaveCount(0);
});

test('Reconnect loads the page again', async ({ page, context }) => {
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  const reconnect = page.getByRole('button', { name: 'Reconnect' });
  await expect(reconnect).toBeVisible();
  const loaded = page.waitForEvent('framenavigated');
  await context.setOffline(false);
  // The banner may go by itself first: then the connection is back, which is all that the button is for.
  await reconnect.click({ timeout: 1_000 }).catch(() => page.reload());
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('health that fails for over a minute is said with its seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/health', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(62_000);
  await expect(page.getByText(/Connection unstable \(6\d s\)/)).toBeVisible();
});

test('a read that fails on the way is asked for three times more, after 1, 2 and 4 s', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  // Noted in the page, by the page's own clock: out here a busy machine would add the time that a message takes.
  await page.addInitScript(() => {
    const { fetch } = window;
    const asked: number[] = [];
    const failed: number[] = [];
    Object.assign(window, { topReviewer: { asked, failed } });
    window.fetch = (...request) => {
      if (request[0] !== '/api/top-reviewer') return fetch(...request);
      asked.push(Date.now());
      return Promise.reject(new TypeError('Failed to fetch')).finally(() => failed.push(Date.now()));
    };
  });
  const seen = () =>
    page.evaluate(() => (window as unknown as { topReviewer: { asked: number[]; failed: number[] } }).topReviewer);
  await page.goto('/legal-rights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt(new Date('2026-01-05T12:05:00Z'));
  await page.getByRole('banner').getByRole('link', { name: 'Waymark' }).click();
  // The page draws and fetches its parts by timers too.
  await expect
    .poll(() => page.clock.runFor(100).then(async () => (await seen()).asked.length), { intervals: [20] })
    .toBe(1);
  for (let ms = 0; ms < 60_000; ms += 250) await page.clock.runFor(250);
  const { asked, failed } = await seen();
  expect(asked).toHaveLength(4);
  const waits = asked.slice(1).map((time, index) => time - (failed[index] ?? 0));
  for (const [index, delay] of [1_000, 2_000, 4_000].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(delay);
    expect(waits[index]).toBeLessThanOrEqual(delay + 250);
  }
});

test('a rejection that nobody handles shows nothing raw', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rejected = page.waitForEvent('pageerror');
  await page.evaluate(() => void Promise.reject(new Error('TypeError: raw words of a machine')));
  await rejected;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  // Not the whole text: parts of the page may still be on their way.
  expect(await page.locator('body').innerText()).not.toMatch(/raw words|TypeError/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
