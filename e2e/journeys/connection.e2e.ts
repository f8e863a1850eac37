import { expect, test } from '@playwright/test';

test('a lost connection is announced at once with a way to reconnect, and the message goes when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Connection (lost|unstable)/)).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Connection lost')).toHaveCount(0);
});
