import { expect, type Locator, test } from '@playwright/test';
import { accessibilityButton } from '../support/panel';

test('each change is painted within 200 ms on a slow processor', async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  const switchOf = (name: string) => page.getByRole('switch', { name });
  const rounds: Record<string, Locator> = {
    open: accessibilityButton(page),
    dark: switchOf('Dark mode'),
    contrast: switchOf('High Contrast'),
    larger: page.getByRole('button', { name: 'Larger text' }),
    theme: page.getByRole('radio', { name: /Royal Purple/ }),
    font: page.getByRole('radio', { name: 'Dyslexia-friendly' }),
    reset: page.getByRole('button', { name: 'Reset to defaults' }),
    close: page.getByRole('button', { name: 'Close' }),
  };
  // The best of three: other work of the machine can only make a figure worse.
  const best: Record<string, number> = {};
  for (let round = 0; round < 3; round += 1) {
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const fetched = page.waitForResponse(/accessibility-panel/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessibilityButton(page).hover();
    await fetched;
    await page.evaluate(watchInteractions);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [what, control] of Object.entries(rounds)) {
      await control.click();
      best[what] = Math.min(best[what] ?? Infinity, await page.evaluate(slowestSinceLast));
    }
  }
  test.info().annotations.push({ type: 'interactions, ms', description: JSON.stringify(best) });
  console.log('Interactions at 4x slow-down, ms:', JSON.stringify(best));
  expect(Object.entries(best).filter(([, ms]) => ms >= 200)).toEqual([]);
});

interface Watching {
  durations: number[];
}

function watchInteractions(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe(
    options,
  );
}

/** Waits for two frames, after which an interaction has been painted and told. */
function slowestSinceLast(): Promise<number> {
  return new Promise((done) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => done(Math.max(0, ...(window as unknown as Watching).durations.splice(0)))),
      ),
    );
  });
}
