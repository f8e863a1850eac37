import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { signalServices } from '../support/service-process';

test('a member with a session that cannot be resolved sees a message, and later their own page: never a visitor’s', async ({
  page,
}) => {
  const { id } = await registerMember(page.request);
  await signalServices('SIGSTOP', 'account');
  try {
    await page.goto(`/profile/${id}`);
    await expect(
      page.getByText('We cannot tell yet whether you are logged in. We will keep trying.').first(),
    ).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log In' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /There is no profile here|log in/i })).toHaveCount(0);
  } finally {
    await signalServices('SIGCONT', 'account');
  }
  await page.getByRole('button', { name: 'Ask now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask now' })).toHaveCount(0);
});
