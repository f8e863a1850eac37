import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { HOSTILE_TEXTS } from '@waymark/testing/hostile-texts';
import { layoutProblems } from '../support/layout-problems';
import { registerMember, signedInAs } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { smallTargets } from '../support/small-targets';
import { tabTo } from '../support/tab-to';
import { toast } from '../support/toast';

const FORM = {
  publicBio: 'I like trains.',
  interests: ['Accessible travel'],
  travelStyle: 'solo',
  location: 'Lower Markham',
};

const idOf = async (request: APIRequestContext) => (await signedInAs(request)).id;

const setVisibility = async (request: APIRequestContext, change: object) => {
  const data = { ...FORM, profileVisibility: 'public', showLocation: true, showEmail: false, ...change };
  expect((await request.put('/api/profile/public', { data })).status()).toBe(200);
};

async function somebodyElse(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await registerMember(context.request, 'Sam Rivers');
  return context.newPage();
}

test('a visitor is asked to log in, in the documented words, and comes back', async ({ page }) => {
  for (const path of ['/user-profile', '/profile/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible();
    await expect(page.getByText('You need to be logged in to view your profile.')).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBe('/profile/1');
  expect((await page.request.get('/api/user-profiles/1')).status()).toBe(401);
});

test('a member tells of themselves by keyboard alone, and another member reads it', async ({ page, browser }) => {
  const { email } = await registerMember(page.request);
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'About you (optional)' }));
  await page.keyboard.type('Wheels and boats.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Whitby');
  await tabTo(page, page.getByRole('checkbox', { name: 'Transport accessibility' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('switch', { name: 'Show my email address' }));
  await page.keyboard.press('Space');
  await expect(page.getByText(`On: members who open your profile see ${email}. It is in no list.`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Save public profile' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await expectAccessible(page);

  const id = await idOf(page.request);
  const other = await somebodyElse(browser);
  await other.goto(`/profile/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Robin Walker' })).toBeVisible();
  for (const text of ['Wheels and boats.', 'Whitby', 'Transport accessibility', email, 'No reviews yet.'])
    await expect(other.getByText(text)).toBeVisible();
  await expect(other.getByRole('tab')).toHaveCount(0);
  await expectAccessible(other);
  expect(await (await other.request.get('/api/user-profiles?limit=100')).text()).not.toContain(email);
  await other.context().close();
});

test('a review leads to its author’s profile and reviews, until they make it private', async ({ page, browser }) => {
  await registerMember(page.request);
  const id = await idOf(page.request);
  const venue = await makeVenue(page.request, `Profile ${id}`);
  await makeReview(page.request, venue, `A ramp at the side door of number ${id}.`);
  await setVisibility(page.request, {});
  const other = await somebodyElse(browser);
  await expect
    .poll(async () => (await other.request.get(`/api/reviews?venueId=${venue}`)).json() as Promise<unknown>)
    .toMatchObject([{ reviewerProfileId: id }]);
  await other.goto(`/venues/${venue}`);
  await other.getByRole('article').getByRole('link', { name: 'Robin Walker' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Robin Walker' })).toBeVisible();
  await expect(
    other
      .getByRole('region', { name: 'Reviews by Robin Walker' })
      .getByText(`A ramp at the side door of number ${id}.`),
  ).toBeVisible();
  await expect(other.getByText(FORM.location)).toBeVisible();

  await page.goto('/user-profile');
  await page.getByText('Private', { exact: true }).click();
  await page.getByRole('button', { name: 'Save public profile' }).click();
  await expect(page.getByText('Your profile is private', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'See what others see' }).click();
  await expect(page.getByRole('dialog').getByText('Others see nothing')).toBeVisible();
  await expectAccessible(page);

  await other.goto(`/profile/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'There is no profile here' })).toBeVisible();
  await expectAccessible(other);
  expect((await other.request.get(`/api/user-profiles/${id}`)).status()).toBe(404);
  await expect
    .poll(async () => (await (await other.request.get(`/api/reviews?memberId=${id}`)).json()) as unknown[])
    .toEqual([]);
  await other.goto(`/venues/${venue}`);
  const review = other.getByRole('article').filter({ hasText: `number ${id}` });
  await expect(review.getByText('Robin Walker', { exact: true })).toBeVisible();
  await expect(review.getByRole('link', { name: 'Robin Walker' })).toHaveCount(0);
  await other.context().close();
});

test('what a member needs is stored only when they agree, and stays theirs alone', async ({ page, browser }) => {
  await registerMember(page.request);
  await page.goto('/user-profile');
  await page.getByRole('tab', { name: 'Accessibility Preferences' }).click();
  await page.getByText('Wide doorways').click();
  await page.getByRole('button', { name: 'Save accessibility preferences' }).click();
  await expect(page.getByText('Failed to save accessibility preferences.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /I agree that/ }).check();
  await page.getByRole('button', { name: 'Save accessibility preferences' }).click();
  await expect(toast(page, 'Accessibility profile updated')).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'Accessibility Preferences' }).click();
  await expect(page.getByRole('checkbox', { name: 'Wide doorways' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /I agree that/ })).toHaveCount(0);

  const other = await somebodyElse(browser);
  const seen = await other.request.get(`/api/user-profiles/${await idOf(page.request)}`);
  expect(await seen.text()).not.toContain('Wide doorways');
  await other.context().close();
});

test('a new name is shown at once, and a name that looks like somebody else’s is refused', async ({
  page,
  request,
}) => {
  await registerMember(request);
  const { username } = await signedInAs(request);
  await registerMember(page.request);
  await page.goto('/user-profile');
  // With the Cyrillic letter that looks like an "a".
  await page.getByLabel('Username').fill(username.replace('walker', 'w\u0430lker'));
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('link', { name: 'This username is taken.' })).toBeVisible();
  await page.getByLabel('Username').fill(`renamed-${await idOf(page.request)}`);
  await page.getByLabel('Display name').fill('Charlie Newname');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner')).toContainText('Charlie Newname');
});

for (const width of [320, 1440]) {
  test(`nothing is cut off or too small to press on the profile at ${width} px`, async ({ page }) => {
    await registerMember(page.request, 'Wolfeschlegelsteinhausen-Bergerdorff-Sen');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/user-profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    for (const tab of ['Accessibility Preferences', 'Public Profile']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await layoutProblems(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await expectAccessible(page);
    }
  });
}

test('hostile text in a name, a town or a bio is refused with its reason or shown as text', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await registerMember(page.request);
  const id = await idOf(page.request);
  const username = `hostile-${id}`;
  const shown: string[] = [];
  for (const text of HOSTILE_TEXTS) {
    const data = {
      ...FORM,
      publicBio: text,
      location: text,
      profileVisibility: 'public',
      showLocation: true,
      showEmail: false,
    };
    const answers = [
      await page.request.put('/api/profile/public', { data }),
      await page.request.put('/api/profile/name', { data: { displayName: text, username } }),
    ];
    for (const answer of answers) expect([200, 400, 422], text).toContain(answer.status());
    const { publicBio } = (await answers[0]?.json()) as { publicBio?: string };
    if (publicBio) shown.push(publicBio);
  }
  expect(shown.length).toBeGreaterThan(20);
  const other = await somebodyElse(browser);
  const problems: string[] = [];
  other.on('dialog', (dialog) => void dialog.dismiss().then(() => problems.push(dialog.message())));
  other.on('pageerror', (error) => problems.push(error.message));
  for (const publicBio of joined(shown, 1000)) {
    await setVisibility(page.request, { publicBio });
    await other.goto(`/profile/${id}`);
    await expect(other.getByRole('region', { name: 'About' })).toContainText(publicBio.trim().slice(0, 20));
    expect(await other.evaluate(() => 'hacked' in window)).toBe(false);
  }
  expect(problems).toEqual([]);
  await other.context().close();
});

/** As few texts as hold them all, none longer than `most`. */
function joined(texts: readonly string[], most: number): string[] {
  const all: string[] = [];
  for (const text of texts) {
    const last = all.at(-1);
    if (last !== undefined && last.length + text.length + 1 <= most) all[all.length - 1] = `${last}\n${text}`;
    else all.push(text);
  }
  return all;
}
