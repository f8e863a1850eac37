import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { type NewMember, registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';
import { makeComment, makeTrip } from '../support/trips';

interface Person extends NewMember {
  page: Page;
}

/** Somebody with a name of their own and a public profile, in a browser of their own. */
async function person(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { ...(await registerMember(page.request, name)), page };
}

interface NamedReport {
  reporterName: string;
  history: { by: string }[];
}

/** A footpath report by the member who is signed in, under their own name. */
async function makeReport(request: APIRequestContext): Promise<number> {
  const where = { latitude: 53.4808, longitude: -2.2426 };
  const what = { issueType: 'no_dropped_kerb', severity: 'major', description: 'No dropped kerb by the library.' };
  const answer = await request.post('/api/footpath-reports', { data: { ...what, ...where } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** What account tells of a member arrives with the slice a moment later. */
const isKnown = (request: APIRequestContext, id: number) =>
  expect(async () => expect((await request.get(`/api/users/${id}/relation`)).status()).toBe(200)).toPass();

const focused = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('somebody is followed and unfollowed by keyboard alone, and both profiles say so', async ({ browser }) => {
  const [ana, ben] = [await person(browser, 'Ana Follows'), await person(browser, 'Ben Followed')];
  await isKnown(ana.page.request, ben.id);
  const { page } = ana;
  await page.goto(`/profile/${ben.id}`);
  await tabTo(page, focused(page, 'Follow Ben Followed'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You follow Ben Followed', { exact: true })).toBeVisible();
  await expect(focused(page, 'Unfollow Ben Followed')).toBeFocused();
  await expectAccessible(page);

  await ben.page.goto('/user-profile');
  await tabTo(ben.page, focused(ben.page, '1 follower'));
  await ben.page.keyboard.press('Enter');
  const list = ben.page.getByRole('dialog', { name: 'Who follows you' });
  await expect(list.getByRole('link', { name: 'Ana Follows' })).toBeVisible();
  await expectAccessible(ben.page);
  await ben.page.keyboard.press('Escape');
  await expect(focused(ben.page, '1 follower')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(focused(page, 'Follow Ben Followed')).toBeFocused();
  await expect(focused(page, '0 followers')).toBeVisible();
  for (const { page: each } of [ana, ben]) await each.context().close();
});

test('a block is asked about, keeps both apart on every list, and is taken back', async ({ browser }) => {
  const [ana, ben, cas] = [
    await person(browser, 'Ana Blocks'),
    await person(browser, 'Ben Blocked'),
    await person(browser, 'Cas Between'),
  ];
  for (const { id } of [ben, cas]) await isKnown(ana.page.request, id);
  for (const { page } of [ana, ben])
    expect((await page.request.post(`/api/users/${cas.id}/follow`)).status()).toBe(200);
  expect((await ben.page.request.post(`/api/users/${ana.id}/follow`)).status()).toBe(200);
  const followersOfCas = async (reader: Person) =>
    (await (await reader.page.request.get(`/api/users/${cas.id}/followers`)).json()) as { id: number }[];

  const { page } = ana;
  await page.goto(`/profile/${ben.id}`);
  await expect(page.getByText('Ben Blocked follows you')).toBeVisible();
  await tabTo(page, page.locator('summary', { hasText: 'Mute or block Ben Blocked' }));
  await page.keyboard.press('Enter');
  await tabTo(page, focused(page, 'Block Ben Blocked'));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Block Ben Blocked?' });
  await expectAccessible(page);
  await tabTo(page, asked.getByRole('button', { name: 'Block Ben Blocked' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You blocked Ben Blocked', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Following Ben Blocked' })).toBeFocused();

  expect((await followersOfCas(ana)).map(({ id }) => id)).toEqual([ana.id]);
  expect((await followersOfCas(ben)).map(({ id }) => id)).toEqual([ben.id]);
  expect((await ben.page.request.get(`/api/users/${ana.id}/relation`)).status()).toBe(404);
  expect((await ben.page.request.post(`/api/users/${ana.id}/follow`)).status()).toBe(404);

  await page.goto('/user-profile');
  await tabTo(page, page.locator('summary', { hasText: 'People you blocked' }));
  await page.keyboard.press('Enter');
  await tabTo(page, focused(page, 'Unblock Ben Blocked'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You blocked nobody.')).toBeVisible();
  expect((await followersOfCas(ana)).map(({ id }) => id).sort()).toEqual([ana.id, ben.id].sort());
  for (const { page: each } of [ana, ben, cas]) await each.context().close();
});

test('two who are apart meet neither in trips nor under them, and again once they are not', async ({ browser }) => {
  const [ana, ben, cas] = [
    await person(browser, 'Ana Apart'),
    await person(browser, 'Ben Apart'),
    await person(browser, 'Cas Hosts'),
  ];
  const mark = `Quay ${Date.now().toString(36)}`;
  const [ofBen, ofCas] = [await makeTrip(ben.page.request, mark), await makeTrip(cas.page.request, `${mark} too`)];
  const said = await makeComment(ben.page.request, ofCas, 'The quay is level all along.');
  const approval = `/api/trip-blogs/comments/${said}/approval`;
  expect((await cas.page.request.put(approval, { data: { isApproved: true } })).status()).toBe(200);
  await isKnown(ana.page.request, ben.id);

  const { page } = ana;
  const trips = page.getByRole('link', { name: new RegExp(mark) });
  const comment = page.locator('#comments').getByText('The quay is level all along.');
  async function expectApart(isApart: boolean): Promise<void> {
    await page.goto(`/trip-blogs?q=${encodeURIComponent(mark)}`);
    await expect(trips).toHaveCount(isApart ? 1 : 2);
    await page.goto(`/trip-blogs/${ofCas}`);
    await expect(page.locator('#comments')).toContainText(isApart ? 'Nobody has said anything' : 'The quay is level');
    await expect(comment).toHaveCount(isApart ? 0 : 1);
    await page.goto(`/trip-blogs/${ofBen}`);
    const gone = page.getByRole('heading', { level: 1, name: /not found|no trip|not there/i });
    await expect(isApart ? gone : page.getByRole('heading', { level: 1, name: mark })).toBeVisible();
  }
  await expectApart(false);
  expect((await page.request.put(`/api/users/${ben.id}/block`)).ok()).toBe(true);
  await expectApart(true);
  // Nor does the one who was blocked meet the other.
  const ofAna = await makeTrip(page.request, `${mark} again`);
  await ben.page.goto(`/trip-blogs/${ofAna}`);
  await expect(ben.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ben.page.getByText(`${mark} again`)).toHaveCount(0);
  expect((await page.request.delete(`/api/users/${ben.id}/block`)).ok()).toBe(true);
  await page.request.delete(`/api/trip-blogs/${ofAna}`);
  await expectApart(false);
  for (const { page: each } of [ana, ben, cas]) await each.context().close();
});

test('two who are apart read what each says of places without a name, and with one again later', async ({
  browser,
}) => {
  const [ana, ben] = [await person(browser, 'Ana Reads'), await person(browser, 'Ben Reads')];
  await isKnown(ana.page.request, ben.id);
  const venue = await makeVenue(ana.page.request, `Apart ${Date.now().toString(36)}`);
  const reports = new Map<Person, number>();
  for (const each of [ana, ben]) {
    await makeReview(each.page.request, venue, `The door is wide. ${each.id}`);
    reports.set(each, await makeReport(each.page.request));
  }
  const told = async ({ page: { request } }: Person, other: Person): Promise<(string | number | null)[]> => {
    const list = await request.get(`/api/reviews?venueId=${venue}`);
    const reviews = (await list.json()) as {
      comment: string;
      reviewerName: string;
      reviewerProfileId: number | null;
    }[];
    const review = reviews.find(({ comment }) => comment.endsWith(` ${other.id}`));
    const report = (await (await request.get(`/api/footpath-reports/${reports.get(other)}`)).json()) as NamedReport;
    return [
      review?.reviewerName ?? '',
      review?.reviewerProfileId ?? null,
      report.reporterName,
      ...report.history.map(({ by }) => by),
    ];
  };
  const FORMER = 'Former member';
  const expectNamed = (isNamed: boolean) =>
    expect(async () => {
      for (const [reader, other, name] of [
        [ana, ben, 'Ben Reads'],
        [ben, ana, 'Ana Reads'],
      ] as const)
        expect(await told(reader, other)).toEqual(
          isNamed ? ['Robin Walker', other.id, name, name] : [FORMER, null, FORMER, FORMER],
        );
    }).toPass();
  await expectNamed(true);
  const { page } = ana;
  expect((await page.request.put(`/api/users/${ben.id}/block`)).ok()).toBe(true);
  await expectNamed(false);
  await page.goto(`/venues/${venue}`);
  await expect(page.getByRole('article', { name: `Review by ${FORMER}` })).toBeVisible();
  expect((await page.request.delete(`/api/users/${ben.id}/block`)).ok()).toBe(true);
  await expectNamed(true);
  for (const each of [ana, ben]) await each.page.context().close();
});
