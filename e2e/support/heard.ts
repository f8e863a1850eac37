import { expect, type Page } from '@playwright/test';
import { listenInPage, type Utterance } from './listener';

/** Nothing more comes of one event after so long in silence: no wait of the product's own is longer. */
const SILENCE_MS = 1_500;

/** Said after a second, when something takes long: right at any time from then on. */
const WAITING = /^(Loading|Saving|Searching|Submitting|Logging in|Sending|This is taking longer)/;
const WAITING_FROM_MS = 1_000;

/** Listens to every page that is opened here from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(listenInPage);
}

/** What is read aloud because of `act`. Waits for so many sentences, and then until no other follows. */
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

/** Each said once, in this order, and nothing beside. */
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
