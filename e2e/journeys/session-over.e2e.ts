import { expect, type Page, type Request, test } from '@playwright/test';
import { expireSession } from '../support/expire-session';
import { type NewMember, registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';
import { toast } from '../support/toast';

const isSaving = (request: Request): boolean => request.method() !== 'GET' && !request.url().endsWith('/telemetry');

/**
 * Ends the session, presses Save, and signs in again. The session ends on Save's own request, and the page's reads are
 * held back until then: otherwise a read may notice the end first and leave the page before Save gets its response.
 */
async function pressAndSignIn(page: Page, button: string, { email, password }: NewMember): Promise<void> {
  let isOver = false;
  const isLeft = page.waitForURL(/\/login$/);
  await page.route('**/api/**', async (route) => {
    if (!isOver && isSaving(route.request())) {
      isOver = true;
      await expireSession(page.request);
    } else if (isOver && !isSaving(route.request())) await isLeft;
    return route.continue();
  });
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news).toContainText('Authentication required');
  await expect(news).toContainText('Please log in to continue');
  await expect(page.getByText('Update failed')).toHaveCount(0);
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a profile that is saved after the session ended elsewhere keeps what was typed, and is saved after signing in', async ({
  page,
}) => {
  const member = await registerMember(page.request);
  await page.goto('/user-profile');
  const about = page.getByLabel('About you');
  await page.getByLabel('Where you live').fill('Leeds');
  await about.fill('I travel by train, and I like to know about lifts first.');
  await pressAndSignIn(page, 'Save public profile', member);
  await expect(page).toHaveURL(/\/user-profile$/);
  await expect(about).toHaveValue('I travel by train, and I like to know about lifts first.');
  await expect(page.getByLabel('Where you live')).toHaveValue('Leeds');
  await expect(about).toBeFocused();
  await page.getByRole('button', { name: 'Save public profile' }).press('Enter');
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await page.reload();
  await expect(about).toHaveValue('I travel by train, and I like to know about lifts first.');
});
