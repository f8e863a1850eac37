import { expect, test } from '@playwright/test';

const selected = { selected: true } as const;

test('a link to one country opens it, and the way back leads through the tabs (SX.41, SX.42)', async ({ page }) => {
  await page.goto('/legal-rights#uk');
  await expect(page.getByRole('tab', { name: 'United Kingdom', ...selected })).toBeVisible();
  await expect(page.getByText('Act within 3 months.')).toBeVisible();
  await page.getByRole('tab', { name: 'Germany' }).click();
  await expect(page).toHaveURL(/\/legal-rights#germany$/);
  await expect(page.getByText('Act within 2 months.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#uk$/);
  await expect(page.getByRole('tab', { name: 'United Kingdom', ...selected })).toBeVisible();
});
