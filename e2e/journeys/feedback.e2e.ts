import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/tab-to';

const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });

async function write(page: Page, subject: string): Promise<void> {
  await tabTo(page, page.getByLabel('Subject'));
  await page.keyboard.type(subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type('The map could be bigger.');
}

test('a visitor sends feedback by keyboard alone, is thanked, and is back where they were', async ({ page }) => {
  await page.goto('/');
  const button = feedbackButton(page);
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await expect(dialog).toBeVisible();
  await write(page, `By keyboard ${Date.now()}`);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/feedback'));
  await tabTo(page, dialog.getByRole('button', { name: 'Send feedback' }));
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(201);
  await expect(dialog.getByText('Thank You!')).toBeVisible();
  await expect(dialog.getByText('Your feedback has been submitted successfully.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('Escape closes the form and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await feedbackButton(page).click();
  await page.getByLabel('Subject').fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(feedbackButton(page)).toBeFocused();
  await feedbackButton(page).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought');
});

test('a failure keeps the words, says that they were not sent, and the next try sends them', async ({ page }) => {
  await page.route(
    '**/api/feedback',
    (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    { times: 1 },
  );
  await page.goto('/');
  await feedbackButton(page).waitFor();
  await page.evaluate(() => console.error('A picture of a venue did not load'));
  await feedbackButton(page).click();
  await page.getByRole('radio', { name: 'Bug report' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: 'A picture of a venue did not load' })).toBeVisible();
  await page.getByLabel('Subject').fill('Kept');
  await page.getByLabel('Details').fill('Every word of this.');
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByRole('group', { name: 'Your feedback was not sent' })).toBeFocused();
  await expect(page.getByLabel('Details')).toHaveValue('Every word of this.');
  const sending = page.waitForRequest('**/api/feedback');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const body = (await sending).postDataJSON();
  expect(body).toMatchObject({ type: 'bug_report', urgency: 'medium', subject: 'Kept', pageUrl: page.url() });
  expect(body.errorLogs).toContain('A picture of a venue did not load');
  await expect(dialog.getByText('Thank You!')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the form is free of axe problems and of sideways scrolling at 320 px (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await feedbackButton(page).click();
    await page.getByRole('radio', { name: 'Bug report' }).check();
    await expect(page.getByRole('group', { name: 'Urgency' })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Send feedback' });
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page);
  });
}

test('the button covers nothing at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(feedbackButton(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const button = await feedbackButton(page).boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
