import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { NEED_LABELS, NEEDS, type Need } from '@waymark/contracts-account';
import { answerFeatures, type Said } from '../support/answers';
import { registerMember } from '../support/members';
import { storeNeeds } from '../support/needs';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';

const NEEDED: Need[] = ['requiresLiftAccess', 'requiresHearingLoop', 'requiresQuietSpaces', 'hasVegan'];
const word = `match${Date.now().toString(36)}`;
const names = { good: `${word} Good`, bad: `${word} Bad`, unknown: `${word} Mystery` };
let venues: Record<keyof typeof names, number>;

/** Four people, each with their own session. */
async function people(browser: Browser): Promise<APIRequestContext[]> {
  const contexts = await Promise.all([1, 2, 3, 4].map(() => browser.newContext()));
  for (const { request } of contexts) await registerMember(request);
  return contexts.map(({ request }) => request);
}

async function say(everyone: readonly APIRequestContext[], venue: number, ...said: Said[]) {
  for (const [index, answers] of said.entries()) {
    const request = everyone[index];
    if (request) await answerFeatures(request, venue, answers);
  }
}

test.beforeAll(async ({ browser }) => {
  const everyone = await people(browser);
  const [first] = everyone;
  if (!first) throw new Error('nobody');
  venues = {
    good: await makeVenue(first, names.good),
    bad: await makeVenue(first, names.bad),
    unknown: await makeVenue(first, names.unknown),
  };
  await say(
    everyone,
    venues.good,
    { LiftAccess: 1, HearingLoop: 1, QuietSpaces: 1 },
    { LiftAccess: 1, QuietSpaces: 1 },
    { LiftAccess: 1 },
  );
  await say(
    everyone,
    venues.bad,
    { LiftAccess: 2, HearingLoop: 1 },
    { LiftAccess: 2, QuietSpaces: 1 },
    { LiftAccess: 1, QuietSpaces: 2 },
    { LiftAccess: 2 },
  );
  await makeReview(first, venues.bad, 'Good vegan cake, and friendly people.');
  await expect
    .poll(
      async () =>
        ((await (await first.get(`/api/venues/search?q=${word}&forceGlobal=true`)).json()) as object[]).length,
    )
    .toBe(3);
});

const panel = (page: Page) => page.getByRole('region', { name: 'Does it work for me?' });
const results = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('heading');

test(
  'search is filtered and sorted by match with the keyboard alone, and unknown never passes for met (A10.68, A10.70)',
  { tag: '@deep' },
  async ({ page }) => {
    await storeNeeds(page, ['requiresLiftAccess', 'requiresHearingLoop', 'requiresQuietSpaces']);
    await page.goto('/');
    await tabTo(page, page.getByRole('combobox'));
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
    const list = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(list.getByText('Meets all 3 of your needs')).toBeVisible();

    await tabTo(page, page.getByRole('combobox', { name: 'Show' }));
    await page.keyboard.press('ArrowDown');
    await expect(
      list.getByRole('status').filter({ hasText: 'Showing 2 of 3 places. Hidden: 1 does not meet a need.' }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page)).toHaveText([names.good]);
    await expect(
      list.getByText('Showing 1 of 3 places. Hidden: 1 does not meet a need, we do not know enough about 1.'),
    ).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, page.getByRole('combobox', { name: 'Order' }));
    await page.keyboard.press('ArrowDown');
    await expect(list.getByText('3 places found.', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(results(page)).toHaveText([names.good, names.unknown, names.bad]);
    await expect(list.getByText('3 places found. Best match first.')).toBeVisible();

    const why = page.getByRole('listitem').filter({ hasText: names.bad }).locator('summary');
    await tabTo(page, why);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/3 of 4 people say it is not there/)).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: names.bad }).getByRole('link', { name: 'Lift access' }).click();
    await expect(page.locator('#feature-LiftAccess')).toBeFocused();
    await page.goBack();
    await expect(results(page)).toHaveText([names.good, names.unknown, names.bad]);
  },
);

const said = [
  ...NEEDS,
  ...Object.values(NEED_LABELS).flatMap((label) => [label, label.replaceAll(' ', '+'), encodeURIComponent(label)]),
];

test("no request of a search or a venue's page carries a need of the reader", async ({ page }) => {
  await storeNeeds(page, NEEDED);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/r/'))
      sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
  });
  await page.goto(`/search?q=${word}`);
  await expect(page.getByText('Best match first.')).toBeVisible();
  await page.getByRole('link', { name: names.bad }).click();
  await expect(panel(page).getByText('Meets 1 of 4 of your needs, 1 not met, 2 unknown')).toBeVisible();
  await panel(page)
    .getByRole('link', { name: /Read a review that mentions it/ })
    .click();
  await expect(page.getByText('Good vegan cake')).toBeInViewport();
  expect(sent.filter((request) => /\/api\/(venues|search)/.test(request))).not.toEqual([]);
  const carrying = sent.filter((request) => said.some((need) => request.toLowerCase().includes(need.toLowerCase())));
  expect(carrying).toEqual([]);
});
