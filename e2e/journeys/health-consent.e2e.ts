import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { toast } from '../support/toast';

/** The slices tell each other by events. Milliseconds. */
const TOLD = 30_000;

test('what a review stores about health is told on the privacy page, agreed to once, and gone when that is taken back', async ({ page }) => {
  const { email } = await registerMember(page.request);
  const venue = await makeVenue(page.request, `Consent Café ${email.split('@')[0]}`);
  const nothing = page.getByText('We store nothing about your health.');

  await page.goto('/account/privacy');
  await expect(nothing).toBeVisible();
  await makeReview(page.request, venue, 'A level entrance, and a lift that speaks.');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Disability type with 1 review\. Allowed since /)).toBeVisible();
  }).toPass({ timeout: TOLD });
  await expect(nothing).toBeHidden();

  const agreement = page.getByRole('checkbox', { name: /stores my disability type/ });
  await page.goto('/add-review');
  await expect(page.getByText(/^You allowed .* to store your disability type with your reviews\./)).toBeVisible();
  await expect(agreement).toBeHidden();

  await page.getByRole('link', { name: 'See or take back what you allowed' }).click();
  await page.getByRole('button', { name: 'Withdraw and delete health data' }).click();
  await page.getByRole('button', { name: 'Delete my health data' }).click();
  await expect(toast(page, 'Your health data is deleted')).toBeVisible();
  await expect(nothing).toBeVisible();

  await expect(async () => {
    await page.goto('/add-review');
    await expect(agreement).toBeVisible();
  }).toPass({ timeout: TOLD });
  const [review] = await (await page.request.get('/api/users/me/reviews')).json();
  expect(review).toMatchObject({ venueId: venue, disabilityType: null });
});
