import { expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { phonePhoto } from '../support/phone-photo';
import { tabTo } from '../support/tab-to';

const unique = (words: string) => `${words} ${Date.now().toString(36)}`;
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.locator('[data-saving="saved"]');

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

async function write(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(words);
}

async function writeDay(page: Page, number: number, title: string): Promise<void> {
  await press(page, 'Add a day');
  await expect(page.getByRole('heading', { level: 2, name: `Day ${number} of ${number}` })).toBeFocused();
  await write(page, 'Title of the day', title);
}

test('a trip is written by keyboard alone, lost with its tab, found again and published (C2.12)', async ({
  page,
  context,
}) => {
  await registerMember(page.request);
  const place = unique('Harbour Museum');
  expect((await page.request.post('/api/venues', { data: { name: place, city: 'Whitby' } })).status()).toBe(201);
  const title = unique('Two days in Whitby');
  await page.goto('/create-trip-blog');
  await expect(field(page, 'Title')).toBeVisible();

  await write(page, 'Title', title);
  await write(page, 'Description', 'Two days by the sea with a powered chair.');
  await write(page, 'Destination', 'Whitby');
  await tabTo(page, page.getByLabel('Start date'));
  await page.keyboard.type('05042026');
  await press(page, 'Wheelchair');

  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Add a photo');
  await (await chooser).setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: phonePhoto() });
  await expect(page.getByRole('img', { name: 'Your photo 1, not described yet' })).toBeVisible();
  await write(page, 'Describe photo 1', 'The harbour with its ramp');

  await writeDay(page, 1, 'Arrival');
  await write(page, 'What happened', 'ready');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'What happened')).toHaveValue('**ready**');
  await press(page, 'Show what readers will see');
  await expect(page.getByRole('group', { name: 'Preview of What happened' }).locator('strong')).toHaveText('ready');
  await press(page, 'Attach a venue or attraction');
  await tabTo(page, page.getByRole('combobox', { name: 'Search for a venue or attraction' }));
  await page.keyboard.type(place);
  await expect(page.getByRole('option', { name: new RegExp(place) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Attached to this day' }).getByRole('link', { name: place }),
  ).toBeVisible();
  await press(page, 'Done with day 1');
  await expect(button(page, 'Write day 1')).toBeFocused();
  await writeDay(page, 2, 'The harbour');
  await press(page, 'Done with day 2');
  await press(page, 'Move day 2 up');
  await expect(button(page, 'Move day 1 up')).toBeFocused();
  await expect(saved(page)).toBeVisible();

  await page.close();
  const again = await context.newPage();
  await again.goto('/create-trip-blog');
  await again.getByRole('link', { name: `Continue your draft of ${title}` }).click();
  await expect(field(again, 'Title')).toHaveValue(title);
  await expect(again.getByRole('heading', { level: 3, name: 'Day 1: The harbour' })).toBeVisible();
  await press(again, 'Publish trip');

  await expect(again).toHaveURL(/\/trip-blogs\/\d+$/);
  await expect(again.getByText('Trip blog created successfully!').first()).toBeVisible();
  const trip = await (await again.request.get(`/api/trip-blogs/${again.url().split('/').pop()}`)).json();
  expect(trip).toMatchObject({ title, coverDescription: 'The harbour with its ramp', tags: ['wheelchair'] });
  expect(trip.days).toMatchObject([
    { dayNumber: 1, title: 'The harbour' },
    { dayNumber: 2, title: 'Arrival', content: '**ready**', attachments: [{ kind: 'venue', name: place }] },
  ]);
  expect(await (await again.request.get('/api/trip-drafts')).json()).toEqual([]);
});
