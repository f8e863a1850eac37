import { expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { phonePhoto } from '../support/phone-photo';
import { reviewForm, writeReview } from '../support/review-form';
import { tabTo } from '../support/tab-to';

const unique = (words: string) => `${words} ${Date.now().toString(36)}`;

async function open(page: Page): Promise<void> {
  await page.goto('/add-review');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Review' })).toBeVisible();
  await expect(page.getByLabel('Venue name')).toBeVisible();
}

test('a venue that nobody knew is placed, photographed and reviewed by keyboard alone', async ({ page }) => {
  await registerMember(page.request);
  await open(page);
  const form = reviewForm(page);
  const venue = unique('Blue Door Café');

  await tabTo(page, page.getByLabel('Venue name'));
  await page.keyboard.type(venue);
  await tabTo(page, page.getByRole('radio', { name: 'The address is enough' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('combobox', { name: 'Town or village' }));
  await page.keyboard.type('otley');
  await expect(page.getByRole('listbox').getByRole('option', { name: /Otley/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Position: 53\.9\d+, -1\.6\d+ \(near Otley, UK\)/)).toBeVisible();
  await expect(page.getByLabel('City (optional)')).toHaveValue('Otley');

  await form.toByKeyboard('Your Information');
  await tabTo(page, form.disabilityType);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.consent);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('I work for this place or was given something for this review'));
  await page.keyboard.press('Space');
  await form.toByKeyboard('Your Review');
  await tabTo(page, form.comment);
  await page.keyboard.type('The ramp at the side door is steep, staff help.');

  // Starts to wait before the press: the browser gives a test the file chooser only when the test already waits for it.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Add photos' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: phonePhoto() });
  await expect(page.getByRole('img', { name: 'Your photo 1, not described yet' })).toBeVisible();
  await tabTo(page, page.getByLabel('Describe photo 1'));
  await page.keyboard.type('A ramp beside three steps');
  await form.toByKeyboard('Submit Review');
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/venues\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: venue })).toBeVisible();
  const id = Number(page.url().split('/').pop());
  const [review] = await (await page.request.get(`/api/reviews?venueId=${id}`)).json();
  expect(review).toMatchObject({ rewarded: true, photos: [{ description: 'A ramp beside three steps' }] });
  const photo = await page.request.get(review.photos[0].url);
  expect([photo.status(), photo.headers()['content-type']]).toEqual([200, 'image/webp']);
  expect((await photo.body()).toString('latin1')).not.toContain('SecretPlace');
});

test(
  'the map sets a position by keyboard, and is not fetched before it is opened (SX.19)',
  { tag: '@deep' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await registerMember(page.request);
    await open(page);
    await page.getByRole('radio', { name: 'On a map' }).check();
    expect(scripts.filter((url) => url.includes('position-map'))).toEqual([]);
    await page.getByRole('button', { name: 'Open the map' }).click();
    const map = page.getByRole('application', { name: 'Map to set the position' });
    await expect(map.locator('canvas').first()).toBeVisible();
    await map.focus();
    const cross = page.getByText(/^The crosshair is at/);
    await expect(cross).toBeVisible();
    const before = await cross.textContent();
    await page.keyboard.press('ArrowUp');
    await expect(cross).not.toHaveText(before ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Position: 5\d\.\d{4}, -?\d+\.\d{4}/).first()).toBeVisible();
    expect(scripts.filter((url) => url.includes('position-map'))).not.toEqual([]);
  },
);

test(
  'browser Back leads through the steps, and what was said on each is kept (SX.91)',
  { tag: '@deep' },
  async ({ page }) => {
    await registerMember(page.request);
    await open(page);
    const words = unique('A level way in.');
    await writeReview(page, unique('Long Room'), words);
    const form = reviewForm(page);
    await form.to('Submit Review');
    await page.getByRole('link', { name: 'Change Your Information' }).click();
    await expect(form.heading('Your Information')).toBeFocused();
    await expect(form.disabilityType).toHaveValue('mobility');
    await form.next.click();
    await expect(form.heading('Submit Review')).toBeFocused();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(form.heading('Your Review')).toBeFocused();
    await expect(form.comment).toHaveValue(words);
    await page.goForward();
    await expect(form.heading('Submit Review')).toBeFocused();
  },
);
