import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { NEED_LABELS, NEEDS, type Need } from '@waymark/contracts-account';
import { answerFeatures, type Said } from '../support/answers';
import { expectAccessible } from '../support/axe';
import { watchLayoutShift } from '../support/layout-shift';
import { registerMember } from '../support/members';
import { saveNeeds, storeNeeds } from '../support/needs';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';

const NEEDED: Need[] = ['requiresLiftAccess', 'requiresHearingLoop', 'requiresQuietSpaces', 'hasVegan'];
const word = `match${Date.now().toString(36)}`;
const names = { good: `${word} Good`, bad: `${word} Bad`, unknown: `${word} Mystery` };
let venues: Record<keyof typeof names, number>;

/** Four people with sessions of their own. */
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
      { timeout: 30_000 },
    )
    .toBe(3);
});

const panel = (page: Page) => page.getByRole('region', { name: 'Does it work for me?' });
const results = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('heading', { level: 2 });

test('a visitor sees for each need whether a venue meets it, by whom that is known, and goes on to the feature', async ({
  page,
}) => {
  await storeNeeds(page, NEEDED);
  await page.goto(`/venues/${venues.bad}`);
  await expect(panel(page).getByText('Meets 1 of 4 of your needs, 1 not met, 2 unknown')).toBeVisible();
  const rows = panel(page).getByRole('listitem');
  await expect(rows).toHaveText([
    /^Lift access\s*Does not meet\s*3 of 4 people say it is not there, newest \w{3} \d+, \d{4}\.$/,
    /^Quiet spaces\s*Unknown\s*People disagree: 1 says it is there, 1 says it is not/,
    /^Vegan\s*Unknown\s*Places are not asked about this yet.*Read a review that mentions it/,
    /^Hearing loop\s*Meets\s*1 person says it is there/,
  ]);
  await expectAccessible(page);
  await tabTo(page, panel(page).getByRole('link', { name: 'Lift access' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#feature-LiftAccess')).toBeFocused();
  await expect(page.locator('#feature-LiftAccess')).toBeInViewport();
  await panel(page)
    .getByRole('link', { name: /Read a review that mentions it/ })
    .click();
  await expect(page.getByText('Good vegan cake')).toBeInViewport();
});

test('a member is told by the needs of the account, not by those of the browser', async ({ page, context }) => {
  await registerMember(context.request);
  await saveNeeds(context.request, ['requiresLiftAccess', 'requiresQuietSpaces']);
  await storeNeeds(page, ['hasVegan']);
  await page.goto(`/venues/${venues.good}`);
  await expect(panel(page).getByText('Meets both of your needs')).toBeVisible();
  await page.goto(`/search?q=${word}`);
  await expect(page.getByText('Meets 0 of 2 of your needs, 1 not met, 1 unknown')).toBeVisible();
});

test('somebody without needs is asked once, politely, and can say them without an account', async ({ page }) => {
  await page.goto(`/venues/${venues.good}`);
  await panel(page).getByRole('link', { name: 'Say what I need' }).click();
  await expect(page).toHaveURL(/\/accessibility-preferences$/);
});

test('search is filtered and sorted by match with the keyboard alone, and unknown never passes for met', async ({
  page,
}) => {
  await storeNeeds(page, ['requiresLiftAccess', 'requiresHearingLoop', 'requiresQuietSpaces']);
  await page.goto('/');
  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${word}`);
  const list = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(list.getByText('Meets all 3 of your needs')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, page.getByRole('combobox', { name: 'Show' }));
  await page.keyboard.press('ArrowDown');
  await expect(
    list.getByRole('status').filter({ hasText: 'Showing 2 of 3 places. Hidden: 1 does not meet a need.' }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page)).toHaveText([names.good]);
  await expect(
    list.getByText('Showing 1 of 3 places. Hidden: 1 does not meet a need, of 1 we do not know enough.'),
  ).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('combobox', { name: 'Order' }));
  await page.keyboard.press('ArrowDown');
  await expect(results(page)).toHaveText([names.good, names.unknown, names.bad]);
  await expect(list.getByText('3 places found. Best match first.')).toBeVisible();

  const why = page.getByRole('listitem').filter({ hasText: names.bad }).locator('summary');
  await tabTo(page, why);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/3 of 4 people say it is not there/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('listitem').filter({ hasText: names.bad }).getByRole('link', { name: 'Lift access' }).click();
  await expect(page.locator('#feature-LiftAccess')).toBeFocused();
  await page.goBack();
  await expect(results(page)).toHaveText([names.good, names.unknown, names.bad]);
});

const said = [
  ...NEEDS,
  ...Object.values(NEED_LABELS).flatMap((label) => [label, label.replaceAll(' ', '+'), encodeURIComponent(label)]),
];

for (const keptIn of ['the browser', 'the account'] as const) {
  test(`no request of a search or a venue's page carries a need that is kept in ${keptIn}`, async ({
    page,
    context,
  }) => {
    if (keptIn === 'the account') {
      await registerMember(context.request);
      await saveNeeds(context.request, NEEDED);
    } else await storeNeeds(page, NEEDED);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/r/'))
        sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
    });
    await page.goto(`/search?q=${word}`);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Only places that meet all my needs');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Best match first');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All places');
    await page.getByRole('link', { name: names.bad }).click();
    await expect(panel(page).getByText('1 not met')).toBeVisible();
    await panel(page)
      .getByRole('link', { name: /Read a review that mentions it/ })
      .click();
    expect(sent.filter((request) => /\/api\/(venues|search)/.test(request)).length).toBeGreaterThanOrEqual(3);
    const carrying = sent.filter((request) => said.some((need) => request.toLowerCase().includes(need.toLowerCase())));
    expect(carrying).toEqual([]);
  });
}

for (const [what, width, height] of [
  ['a desk', 1440, 900],
  ['a phone', 360, 780],
] as const) {
  test(`nothing on a venue's page jumps when the answer comes, on ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await storeNeeds(page, NEEDS);
    const shifted = await watchLayoutShift(page, '#general-features');
    await page.goto(`/venues/${venues.bad}`);
    await expect(panel(page).getByText(/Meets 1 of 22/)).toBeVisible();
    expect(await shifted()).toBeLessThan(0.01);
  });
}
