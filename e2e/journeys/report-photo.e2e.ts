import { expect, test } from '@playwright/test';
import { caseOf } from '../support/cases';
import { registerMember } from '../support/members';
import { phonePhoto } from '../support/phone-photo';
import { makeVenue } from '../support/reviews';
import { signInAs } from '../support/sign-in';
import { toast } from '../support/toast';

const WORDS = 'The ramp at the side door';

test('a photo is reported from the dialog that shows it, by keyboard, and staff hide it', async ({ browser, page }) => {
  const [theirs, staff] = await Promise.all([browser.newContext(), browser.newContext()]);
  await registerMember(theirs.request, 'Robin Walker');
  const venue = await makeVenue(theirs.request, `Photo House ${Date.now()}`);
  const file = { name: 'ramp.jpg', mimeType: 'image/jpeg', buffer: phonePhoto() };
  const uploaded = await theirs.request.post('/api/reviews/photos', { multipart: { photo: file } });
  const photo = (await uploaded.json()) as { id: string };
  const review = await theirs.request.post('/api/reviews', {
    data: {
      venueId: venue,
      reviewerName: 'Robin Walker',
      content: 'A ramp that is there on weekdays.',
      detailedReview: 'A ramp that is there on weekdays.',
      disabilityType: 'mobility',
      consentToHealthData: true,
      showDisabilityType: false,
      mobilityRating: 4,
      photos: [{ id: photo.id, description: WORDS }],
    },
  });
  expect(review.status()).toBe(201);

  await page.goto(`/venues/${venue}`);
  const small = page
    .getByRole('list', { name: 'Photos', exact: true })
    .getByRole('button', { name: `Photo: ${WORDS}` });
  await small.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: /^Photos of / });
  const report = large.getByRole('button', { name: /^Report this/ });
  await report.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: `Report the photo “${WORDS}”` });
  await expect(form.getByRole('heading', { level: 2 })).toBeFocused();
  // Screen readers reach only the upper dialog.
  const isOutOfReach = () => large.evaluate((dialog) => dialog.closest('[inert]') !== null);
  expect(await isOutOfReach()).toBe(true);
  // The focus stays in the upper dialog, and Escape closes only that one.
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await form.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(large).toBeVisible();
  expect(await isOutOfReach()).toBe(false);
  await expect(report).toBeFocused();

  await page.keyboard.press('Enter');
  await form.getByText('Something else').click();
  await form.getByLabel(/^In your words/).fill('My car is in it.');
  await page.keyboard.press('ArrowLeft');
  await expect(large.getByText(/^Photo 1 of 1\./)).toBeAttached();
  await form.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'Thank you for your report')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(report).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(small).toBeFocused();

  await signInAs(staff.request, 'moderator');
  const id = await caseOf(staff.request, photo.id);
  const queue = await staff.newPage();
  await queue.goto('/admin/queue');
  await queue.getByRole('button', { name: new RegExp(`report ${id}$`) }).click();
  await expect(queue.getByRole('figure').filter({ hasText: WORDS })).toBeVisible();
  await queue.getByText('Hide', { exact: true }).click();
  await queue.getByLabel(/^The facts/).fill('A number plate can be read.');
  await queue.getByRole('button', { name: 'Decide and take the next' }).click();
  const bytes = async () => (await page.request.get(`/api/reviews/photos/${photo.id}/full`)).status();
  const photos = async () => ((await (await page.request.get(`/api/venues/${venue}/photos`)).json()) as []).length;
  await expect.poll(photos).toBe(0);
  await expect.poll(bytes).toBe(404);
  await Promise.all([theirs, staff].map((context) => context.close()));
});
