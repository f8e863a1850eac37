import { expect, test } from '@playwright/test';
import { expectHeard, listen } from '../support/heard';
import { registerMember } from '../support/members';
import { reviewForm, writeReview } from '../support/review-form';
import { makeVenue } from '../support/reviews';

const unique = (name: string): string => `${name} ${Date.now().toString(36)}`;

test.beforeEach(({ page }) => listen(page));

test('a change of page says its heading, once', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Review' });
  await link.focus();
  await page.goto('/support-services');
  await expect(page.getByText(/^Found \d+ service/)).toBeVisible();
  const home = page.getByRole('link', { name: 'Waymark', exact: true });
  await home.focus();
  await expectHeard(page, () => home.press('Enter'), [['focus', /Find and Share Accessibility Reviews Worldwide/]]);
});

test('the errors of a form are announced once, by its summary', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await button.focus();
  await expectHeard(page, () => button.press('Enter'), [['focus', /There is a problem .*valid email address/]]);
});

test('a search says how many were found, once', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Place, kind of place or need' });
  await box.focus();
  await expectHeard(page, () => box.pressSequentially('leeds'), [
    ['polite', /\d+ venues found, use up and down arrows/],
  ]);
});

test('saving a profile is announced once with the key to hear it again, and F8 leads there', async ({ page }) => {
  await registerMember(page.request);
  await page.goto('/user-profile');
  await page.getByLabel('About you').fill('I travel by train.');
  const save = page.getByRole('button', { name: 'Save public profile' });
  await save.focus();
  await expectHeard(page, () => save.press('Enter'), [['polite', /Profile updated\. Press F8 for notifications\./]]);
  await expect(save).toBeFocused();
  await expectHeard(page, () => page.keyboard.press('F8'), [['focus', /Notifications Profile updated/]]);
  await page.keyboard.press('Tab');
  await expectHeard(page, () => page.keyboard.press('Enter'), [['focus', /Save public profile/]]);
});

test('a submitted review is announced once, after its venue’s page has opened', async ({ page }) => {
  await registerMember(page.request);
  const name = unique('Spoken Café');
  await makeVenue(page.request, name);
  await page.goto('/add-review');
  const { next, submit: send, to, venueName } = reviewForm(page);
  await next.focus();
  await expectHeard(page, () => next.press('Enter'), [['focus', /There is a problem .*Venue name is required/]]);
  await venueName.fill(name);
  await next.focus();
  await expectHeard(page, () => next.press('Enter'), [['focus', /Step 2 of 6\s?: Your Information/]]);
  await page.goBack();
  await writeReview(page, name, 'Level from the pavement, and a wide door.');
  await to('Submit Review');
  await send.focus();
  await expectHeard(page, async () => {
    await send.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }, [
    ['focus', /Taking you to the venue now\./],
    ['focus', new RegExp(name)],
    ['polite', /Review submitted\. Thank you\. Your review helps the next person decide\./],
  ]);
});
