import { type APIRequestContext, expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { toast } from '../support/toast';

test('the privacy page shows the health data of reviews; consent is asked once, and withdrawing it deletes the data', async ({
  page,
}) => {
  const { email } = await registerMember(page.request);
  const venue = await makeVenue(page.request, `Consent Café ${email.split('@')[0]}`);
  const nothing = page.getByText('We store nothing about your health.');

  await page.goto('/account/privacy');
  await expect(nothing).toBeVisible();
  await makeReview(page.request, venue, 'A level entrance, and a lift that speaks.');
  await expect.poll(() => reviewsTold(page.request)).toBe(1);
  await page.reload();
  await expect(page.getByText(/^Disability type with 1 review\. Allowed since /)).toBeVisible();
  await expect(nothing).toBeHidden();

  const agreement = page.getByRole('checkbox', { name: /may store my disability type/ });
  await page.goto('/add-review?step=you');
  await expect(page.getByText(/^On .* you allowed .* to store your disability type with your reviews\./)).toBeVisible();
  await expect(agreement).toBeHidden();

  await page.getByRole('link', { name: 'See or withdraw your consent' }).click();
  await page.getByRole('button', { name: 'Withdraw and delete health data' }).click();
  await page.getByRole('button', { name: 'Delete my health data' }).click();
  await expect(toast(page, 'Your health data has been deleted')).toBeVisible();
  await expect(nothing).toBeVisible();

  await expect.poll(() => consentInReviews(page.request)).toBeNull();
  await page.goto('/add-review?step=you');
  await expect(agreement).toBeVisible();
  const [review] = await (await page.request.get('/api/users/me/reviews')).json();
  expect(review).toMatchObject({ venueId: venue, disabilityType: null });
});

/** Returns how many reviews store a disability type, as far as account knows. */
async function reviewsTold(request: APIRequestContext): Promise<number | undefined> {
  const { healthDataInReviews } = (await (await request.get('/api/privacy')).json()) as {
    healthDataInReviews?: { reviews: number } | null;
  };
  return healthDataInReviews?.reviews;
}

/** Returns when the member gave consent, as reviews knows it. */
async function consentInReviews(request: APIRequestContext): Promise<string | null> {
  const { healthConsentGivenAt } = (await (await request.get('/api/users/me/reviews/summary')).json()) as {
    healthConsentGivenAt: string | null;
  };
  return healthConsentGivenAt;
}
