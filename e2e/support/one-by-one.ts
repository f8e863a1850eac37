import type { Page, Route } from '@playwright/test';

/** Frames in a row without a request after which nothing more comes. */
const QUIET_FRAMES = 6;

/**
 * Opens a page on the slowest line there is: each script, font and answer comes alone, in the order of asking, when the one
 * before has been drawn. Every state between the first byte and the whole page is on the screen once, however fast the
 * machine is; returns when nothing more is asked for.
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
  // What is told after a page (telemetry) is nobody's content.
  if (route.request().method() !== 'GET') return route.continue();
  await route.fulfill({ response: await route.fetch() });
}

/** Two frames: the first may have been begun before. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
