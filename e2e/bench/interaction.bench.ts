import { expect, type Locator, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { accessibilityButton } from '../support/panel';
import { makeReview, makeVenue } from '../support/reviews';

/** The limit from QUALITY: the slowest interaction at 4x CPU slow-down. */
const BAR_MS = 200;

interface Watched extends Window {
  slowest: { name: string; ms: number };
}

/**
 * Measures interactions as the browser counts them: from the key or press to the next paint. Each reading resets the
 * measurement.
 */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.slowest = { name: 'none', ms: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId && entry.duration > watched.slowest.ms)
          watched.slowest = { name: entry.name, ms: entry.duration };
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function slowest(page: Page): Promise<Watched['slowest']> {
  // Waits two frames: the browser adds an entry after the paint that ends it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => {
    const watched = window as unknown as Watched;
    const seen = watched.slowest;
    watched.slowest = { name: 'none', ms: 0 };
    return seen;
  });
}

/**
 * Returns a function that sets the CPU slow-down. 1 is full speed, used to load pages; only interactions are slowed
 * down.
 */
async function processor(page: Page): Promise<(slowDown: 1 | 4) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  return (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

function report(what: string, rounds: Watched['slowest'][]): void {
  const [{ name, ms } = { name: 'none', ms: Infinity }] = rounds.toSorted((one, other) => one.ms - other.ms);
  test.info().annotations.push({ type: what, description: `${ms} ms (${name})` });
  console.log(`${what}: slowest interaction ${ms} ms (${name}; bar ${BAR_MS} ms)`);
  expect(ms).toBeLessThan(BAR_MS);
}

/** The list starts with ten items. */
async function showAll(page: Page): Promise<void> {
  for (let shown = 10; shown < 50; shown += 10) {
    await expect(page.getByText(`Showing ${shown} of 50 reviews`)).toBeVisible();
    await page.getByRole('button', { name: 'Show more reviews' }).click();
  }
  await expect(page.getByText('Showing 50 of 50 reviews')).toBeVisible();
}

/** Takes the best of three, because other work on the machine can only make a timing worse. */
const ROUNDS = 3;

test('search paints within 200 ms of each key at 4x slow-down', async ({ page }) => {
  const slow = await processor(page);
  const rounds: Watched['slowest'][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await slow(1);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await watch(page);
    await slow(4);
    await page.getByRole('combobox').pressSequentially('manchester', { delay: 60 });
    await expect(page.getByRole('option').first()).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: 'Selected Location' })).toBeVisible();
    rounds.push(await slowest(page));
  }
  report('search', rounds);
});

test('sorting, narrowing and voting paint within 200 ms at 4x slow-down, on a page full of reviews', async ({
  page,
  browser,
}) => {
  const author = await browser.newContext();
  await registerMember(author.request, 'Sam Rivers');
  const mark = `full${Date.now().toString(36)}`;
  const venue = await makeVenue(author.request, `The ${mark} Inn`);
  for (let made = 0; made < 50; made += 1)
    await makeReview(
      author.request,
      venue,
      `Review ${made} of many: level, wide, and quiet in the morning.`,
      1 + (made % 5),
    );
  await author.close();
  await registerMember(page.request);

  const slow = await processor(page);
  const rounds = {
    sort: [] as Watched['slowest'][],
    chip: [] as Watched['slowest'][],
    vote: [] as Watched['slowest'][],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await slow(1);
    await page.goto(`/reviews?q=${mark}`);
    await showAll(page);
    await watch(page);
    await slow(4);
    await page.getByLabel('Sort by').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(page.getByText('Showing 10 of 50 reviews')).toBeVisible();
    rounds.sort.push(await slowest(page));

    await page.getByRole('button', { name: /Remove filter Sort/ }).click();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(page.getByText('Showing 50 of 50 reviews')).toBeVisible();
    rounds.chip.push(await slowest(page));

    const helpful = page
      .getByRole('article')
      .filter({ hasText: 'Review 49 of' })
      .getByRole('button', { name: /^Helpful/ });
    const before = await helpful.getAttribute('aria-pressed');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    rounds.vote.push(await slowest(page));
  }
  for (const [what, measured] of Object.entries(rounds)) report(what, measured);
});

test('each change of the accessibility panel paints within 200 ms at 4x slow-down', async ({ page }) => {
  const slow = await processor(page);
  const switchOf = (name: string) => page.getByRole('switch', { name });
  const controls: Record<string, Locator> = {
    open: accessibilityButton(page),
    dark: switchOf('Dark mode'),
    contrast: switchOf('High Contrast'),
    larger: page.getByRole('button', { name: 'Larger text' }),
    theme: page.getByRole('radio', { name: /Royal Purple/ }),
    font: page.getByRole('radio', { name: 'Dyslexia-friendly' }),
    reset: page.getByRole('button', { name: 'Reset to defaults' }),
    close: page.getByRole('button', { name: 'Close' }),
  };
  const rounds: Record<string, Watched['slowest'][]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await slow(1);
    const fetched = page.waitForResponse(/accessibility-panel/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessibilityButton(page).hover();
    await fetched;
    await watch(page);
    await slow(4);
    for (const [what, control] of Object.entries(controls)) {
      await control.click();
      (rounds[what] ??= []).push(await slowest(page));
    }
  }
  for (const [what, measured] of Object.entries(rounds)) report(`panel, ${what}`, measured);
});
