import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../support/tab-to';

const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });

async function write(page: Page, subject: string): Promise<void> {
  await tabTo(page, page.getByLabel('Subject'));
  await page.keyboard.type(subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type('The map could be bigger.');
}

test('a visitor sends feedback by keyboard alone, is thanked, and is back where they were (S2.73, S6.2)', async ({
  page,
}) => {
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
