import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/sign-in';
import { toast } from '../support/toast';

const MARK = `${Date.now()}`.slice(-6);

async function tell(request: APIRequestContext, subject: string, message: string, more: object = {}): Promise<void> {
  const data = { type: 'suggestion', subject: `${subject} ${MARK}`, message, ...more };
  expect((await request.post('/api/feedback', { data })).status()).toBe(201);
}

/** By keyboard only: focuses the link and presses Enter. */
async function openByKeyboard(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Details' })).toBeFocused();
}

test('staff read feedback, reply to it by email, and publish the outcome (F2.7)', async ({ page, request }) => {
  await tell(request, 'Grey map', 'The heat map stays grey on my phone', {
    ...{ type: 'bug_report', urgency: 'high', userEmail: `visitor${MARK}@example.org`, errorLogs: 'TypeError: x' },
  });
  await tell(request, 'Map is grey', 'The heat map is only a grey square on my phone');
  await signInAs(page.request, 'moderator');
  await page.goto(`/admin/feedback?q=${MARK}`);
  await expect(page.getByRole('listitem').getByText('High urgency').first()).toBeVisible();

  await openByKeyboard(page, `Grey map ${MARK}`);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('heading', { level: 2, name: `Grey map ${MARK}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Thank you. It is mended.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The reply is on its way')).toBeVisible();
  const mails = async () =>
    ((await (await page.request.get('/api/auth/mailbox')).json()) as { to: string; subject: string }[])
      .filter(({ to }) => to === `visitor${MARK}@example.org`)
      .map(({ subject }) => subject);
  await expect.poll(mails).toEqual([expect.stringContaining('our reply to your feedback')]);

  await page.getByRole('tab', { name: 'AI Suggestions' }).click();
  await page.getByRole('button', { name: 'Look for suggestions now' }).click();
  const card = page.getByRole('link', { name: /^People want this fixed: .*grey/ }).first();
  await expect(card).toBeVisible();
  await card.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('What we heard').fill(`The map stayed grey on phones (${MARK}).`);
  await page.getByLabel('What we changed').fill('It is drawn on every phone now.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Published')).toBeVisible();
  await page.goto('/we-heard');
  await expect(page.getByText(`The map stayed grey on phones (${MARK}).`)).toBeVisible();
  await expect(page.getByText('2 people told us.')).toBeVisible();
});
