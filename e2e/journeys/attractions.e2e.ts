import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { reviewForm } from '../support/review-form';
import { untilShown } from '../support/until-shown';

let serial = 0;

test('an attraction is found by search, reviewed, and has one address (T9)', async ({ page }) => {
  await registerMember(page.request);
  serial += 1;
  const unique = `${Date.now().toString(36)}${serial}`;
  const name = `Zephyr Lookout ${unique}`;
  const answer = await page.request.post('/api/attractions', {
    data: {
      name,
      category: 'viewpoint',
      city: 'Leeds',
      location: 'Chevin Lane',
      description: 'A level path leads to the top.',
      latitude: 53.9,
      longitude: -1.69,
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };

  // Search indexes it a moment later.
  const found = page.locator(`[data-place="${id}"]`);
  await untilShown(() => page.goto(`/search?q=${encodeURIComponent(name)}`), found);
  await expect(found).toContainText('Attraction: Viewpoint');
  await found.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/attractions/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('A level path leads to the top.')).toBeVisible();

  await page.getByRole('link', { name: 'Add First Review' }).click();
  await expect(page.getByText(`Selected venue: ${name}`)).toBeVisible();
  const words = `The bench at the top has room for a wheelchair. ${unique}`;
  const review = reviewForm(page);
  await review.to('Your Information');
  await review.disabilityType.selectOption('prefer_not_to_say');
  await review.to('Your Review');
  await review.comment.fill(words);
  await review.to('Submit Review');
  await review.submit.click();
  await expect(page).toHaveURL(new RegExp(`/attractions/${id}$`));
  await expect(page.getByText(words)).toBeVisible();

  // "My Reviews" and old links lead to the same URL.
  await page.goto('/my-reviews');
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/attractions/${id}`);
  const moved = await page.request.get(`/venues/${id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/attractions/${id}`]);
  await page.goto(`/venues/${id}#customer-reviews`);
  await expect(page).toHaveURL(new RegExp(`/attractions/${id}#customer-reviews$`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/attractions/${id}$`));
});
