import type { Page, Route } from '@playwright/test';

/** Frames without a request after which nothing more follows. */
const QUIET_FRAMES = 6;

/**
 * Opens a page on the slowest possible connection: each script, font and response arrives separately, in the order of
 * the requests, after the one before is painted. So each state is visible once, however fast the machine is. Returns
 * when no more requests follow.
 */
export async function openOneByOne(page: Page, path: string): Promise<void> {
  const waiting: Route[] = [];
  await page.route(/\/(r|api)\//, (route) => void waiting.push(route));
  await page.goto(path, { waitUntil: 'commit' });
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    const route = waiting.shift();
    quiet = route ? 0 : quiet + 1;
    if (route) await deliver(route);
    await drawn(page);
  }
  await page.unroute(/\/(r|api)\//);
}

async function deliver(route: Route): Promise<void> {
  // Telemetry after a page load is not content.
  if (route.request().method() !== 'GET') return route.continue();
  await route.fulfill({ response: await route.fetch() });
}

/** Two frames: the first may already have started. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
