import { type APIRequestContext, expect, test as base } from '@playwright/test';
import { translatePage } from '@waymark/testing/browser/translate-page';
import { caseOf, reportInsult } from '../support/cases';
import { registerMember } from '../support/members';
import { openPanel } from '../support/panel';
import { makeReview, makeVenue } from '../support/reviews';
import { signInAs } from '../support/sign-in';
import { makeTrip } from '../support/trips';

/** Shows pages as the browser's translator does: all text in capitals. Texts and names are matched in any case. */
const test = base.extend<{ other: APIRequestContext; translated: void }>({
  /** Another person, in their own browser. */
  other: async ({ browser }, use) => {
    const context = await browser.newContext();
    await registerMember(context.request, 'Robin Walker');
    await use(context.request);
    await context.close();
  },
  translated: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (line) => {
        if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) faults.push(line.text());
      });
      await page.addInitScript(translatePage);
      await use();
      await expect(page.locator('main font').first()).toBeAttached();
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

test('support services: the city filter and the words that count', async ({ page }) => {
  await page.goto('/support-services');
  await expect(page.getByText(/^found \d+ services$/i)).toBeVisible();
  await page.getByLabel('City').selectOption('Leipzig');
  await expect(page.getByText('Found 1 service in Leipzig')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter City: Leipzig' }).click();
  await expect(page.getByText(/^found \d+ services$/i)).toBeVisible();
  await page.getByLabel('Search services').fill('zzzz');
  await expect(page.getByText('No services found')).toBeVisible();
});

test('a trip: a like is counted, and what was typed stays', async ({ page, other }) => {
  const trip = await makeTrip(other, 'Whitby on wheels');
  await registerMember(page.request, 'Sam Walker');
  await page.goto(`/trip-blogs/${trip}`);
  const comment = page.getByRole('textbox', { name: 'Your comment on this trip' });
  await comment.fill('Was the ramp open?');
  await page.getByRole('button', { name: 'Like (0)' }).click();
  await expect(page.getByRole('button', { name: 'Liked (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Liked (1)' }).click();
  await expect(page.getByRole('button', { name: 'Like (0)' })).toBeVisible();
  await expect(comment).toHaveValue('Was the ramp open?');
  await comment.press('Tab');
  await page.getByRole('button', { name: 'Send Comment' }).click();
  await expect(page.locator('#comments').getByRole('article')).toContainText(/was the ramp open/i);
});

test('support us: the button names the sum that is chosen, and the payment begins', async ({ page }) => {
  await page.goto('/support-us');
  for (const sum of ['£5', '£25']) {
    await page.getByRole('radio', { name: `${sum} one-time` }).check();
    await expect(page.getByRole('button', { name: `Donate ${sum}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Donate £25' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your gift: £25' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Amount Selection' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^your gift$/i })).toBeVisible();
});

test('a venue: a vote is counted', async ({ page, other }) => {
  const venue = await makeVenue(other, `Translated Hall ${Date.now().toString(36)}`);
  await makeReview(other, venue, 'Two lifts, and one of them works.');
  await registerMember(page.request);
  await page.goto(`/venues/${venue}`);
  await page.getByRole('button', { name: /^helpful \(0\)/i }).click();
  await expect(page.getByRole('button', { name: /^helpful \(1\)/i })).toBeVisible();
});

test('a search: filters, and more places below the list', async ({ page }) => {
  await page.goto('/search?q=cafe');
  const places = page.locator('[data-place]');
  await expect(places.first()).toBeVisible();
  const shown = await places.count();
  await page.getByRole('button', { name: 'Show more places' }).click();
  await expect(places.nth(shown)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('4');
  await expect(page).toHaveURL(/minRating=4/);
  await page.getByRole('button', { name: 'Remove filter Rated 4 or more' }).click();
  await expect(places.nth(1)).toBeVisible();
});

test('the accessibility panel: a setting changes the page and what the panel offers', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('heading', { name: 'Dark Mode Controls' })).toBeVisible();
});

for (const { form, path, press, typed } of [
  { form: 'sign-in', path: '/login', press: 'Sign In', typed: 'Something' },
  { form: 'add review', path: '/add-review', press: 'Next', typed: '' },
  { form: 'suggested service', path: '/support-services/suggest', press: 'Send', typed: 'Something' },
])
  test(`${form}: missing fields are announced, also the second time`, async ({ page }) => {
    if (form === 'add review') await registerMember(page.request);
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${press}$`, 'i') });
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await button.click();
    await expect(summary).toBeVisible();
    await page.getByRole('main').getByRole('textbox').first().fill(typed);
    await button.click();
    await expect(summary).toBeVisible();
  });

test('the queue of moderators: a case is taken in hand', async ({ page, other }) => {
  const trip = await makeTrip(other, 'A translated day');
  await reportInsult(other, 'trip', trip);
  await signInAs(page.request, 'moderator');
  const id = await caseOf(page.request, trip);
  await page.goto('/admin/queue');
  await page.getByRole('button', { name: new RegExp(`report ${id}$`, 'i') }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Trip, report ${id}` })).toBeVisible();
  await page.getByRole('radio', { name: /^keep$/i }).check();
  await page.getByLabel(/^the facts/i).fill('A joke of theirs about their own chair.');
});

test('notifications: what comes is shown and read', async ({ page, other }) => {
  const { id } = await registerMember(page.request, 'Nadia Reader');
  await page.goto('/social?tab=notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  expect((await other.post(`/api/users/${id}/follow`)).ok()).toBe(true);
  await page.getByRole('button', { name: '1 new. Show' }).click();
  await expect(page.getByRole('heading', { name: 'Your notifications' })).toBeVisible();
});

test('profile, needs and palette: what is chosen is counted and saved', async ({ page }) => {
  await registerMember(page.request);
  await page.goto('/user-profile');
  await page.getByRole('textbox', { name: 'About you' }).fill('I use a chair.');
  await page.getByRole('button', { name: 'Save public profile' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Profile updated')).toBeVisible();

  await page.goto('/accessibility-preferences');
  await page.getByRole('checkbox', { name: 'Lift access' }).check();
  await expect(page.getByText('1 chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Lift access' }).uncheck();
  await expect(page.getByText('1 chosen')).toHaveCount(0);

  await page.goto('/color-palette');
  await page.getByRole('radio', { name: 'Dark High Contrast' }).check();
  await page.getByRole('button', { name: /^preview$/i }).click();
  await page.getByRole('button', { name: 'Exit Preview' }).click();
  await expect(page.getByRole('button', { name: /^preview$/i })).toBeVisible();
});
