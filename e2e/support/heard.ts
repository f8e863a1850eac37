import { expect, type Page } from '@playwright/test';
import { listenInPage, type Utterance } from './listener';

/**
 * Milliseconds of silence after which nothing more follows an event: the product waits no longer than this anywhere.
 */
const SILENCE_MS = 1_500;

/** Progress messages, announced after a second when something takes long. From then on they are always allowed. */
const WAITING = /^(Loading|Saving|Searching|Submitting|Logging in|Sending|This is taking longer)/;
const WAITING_FROM_MS = 1_000;

/** Listens to every page opened here from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(listenInPage);
}

/**
 * Returns what a screen reader announces because of `act`. Waits for `least` announcements, and then until no more
 * follow.
 */
async function heardDuring(page: Page, act: () => Promise<unknown>, least: number): Promise<Utterance[]> {
  const start = await page.evaluate(() => {
    if (window.heard) window.heard.said = [];
    return performance.now();
  });
  const said = async (): Promise<Utterance[]> => {
    const all = await page.evaluate(() => window.heard?.said ?? []);
    return all.filter(({ text, at }) => text !== '' && !(WAITING.test(text) && at - start >= WAITING_FROM_MS));
  };
  await act();
  await expect.poll(async () => (await said()).length, { message: 'something is said' }).toBeGreaterThanOrEqual(least);
  await expect
    .poll(() => page.evaluate(() => performance.now() - (window.heard?.last ?? 0)), {
      intervals: [250],
      message: 'silence',
    })
    .toBeGreaterThan(SILENCE_MS);
  return said();
}

/** Expects each text exactly once, in this order, and nothing else. */
export async function expectHeard(
  page: Page,
  act: () => Promise<unknown>,
  expected: readonly (readonly [Utterance['kind'], RegExp])[],
): Promise<void> {
  const said = await heardDuring(page, act, expected.length);
  expect(said.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
    expected.map(([kind, words]) => expect.stringMatching(new RegExp(`^${kind}: (?:${words.source})`))),
  );
}
