import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';
import { toast } from '../support/toast';

const FORM = {
  publicBio: 'I like trains.',
  interests: ['Accessible travel'],
  travelStyle: 'solo',
  location: 'Lower Markham',
};

const tellOfThemselves = async (request: APIRequestContext) => {
  const data = { ...FORM, profileVisibility: 'public', showLocation: true, showEmail: false };
  expect((await request.put('/api/profile/public', { data })).status()).toBe(200);
};

async function somebodyElse(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await registerMember(context.request, 'Sam Rivers');
  return context.newPage();
}

test('a member fills in their profile by keyboard alone, and another member can read it', async ({ page, browser }) => {
  const { id, email } = await registerMember(page.request);
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
  await expect(
    page.getByText(`On: members who open your profile see ${email}. It does not appear in any list.`),
  ).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Save public profile' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Profile updated')).toBeVisible();

  const other = await somebodyElse(browser);
  await other.goto(`/profile/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Robin Walker' })).toBeVisible();
  for (const text of ['Wheels and boats.', 'Whitby', 'Transport accessibility', email, 'No reviews yet.'])
    await expect(other.getByText(text)).toBeVisible();
  await expect(other.getByRole('tab')).toHaveCount(0);
  expect(await (await other.request.get('/api/user-profiles?limit=100')).text()).not.toContain(email);
  await other.context().close();
});

test(
  'a review leads to its author’s profile and reviews, until they make it private (A10.45)',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const { id } = await registerMember(page.request);
    const venue = await makeVenue(page.request, `Profile ${id}`);
    await makeReview(page.request, venue, `A ramp at the side door of number ${id}.`);
    await tellOfThemselves(page.request);
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

    await other.goto(`/profile/${id}`);
    await expect(other.getByRole('heading', { level: 1, name: 'There is no profile here' })).toBeVisible();
    expect((await other.request.get(`/api/user-profiles/${id}`)).status()).toBe(404);
    await expect
      .poll(async () => (await (await other.request.get(`/api/reviews?memberId=${id}`)).json()) as unknown[])
      .toEqual([]);
    await other.goto(`/venues/${venue}`);
    const review = other.getByRole('article').filter({ hasText: `number ${id}` });
    await expect(review.getByText('Robin Walker', { exact: true })).toBeVisible();
    await expect(review.getByRole('link', { name: 'Robin Walker' })).toHaveCount(0);
    await other.context().close();
  },
);
