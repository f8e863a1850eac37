import { expect, test } from '@playwright/test';

const POSITION = { latitude: 53.7965, longitude: -1.5478 };

test('Use My Location shows where one is and searches there (S2.6, S2.15)', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(POSITION);
  await page.goto('/');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page.getByText('Latitude 53.7965, longitude -1.5478: Leeds')).toBeVisible();
  await page.getByRole('button', { name: 'Search in Leeds' }).click();
  await expect(page).toHaveURL(/\/search\?where=Leeds$/);
  await expect(page.getByRole('heading', { level: 1, name: /in Leeds/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Places' }).getByRole('listitem').first()).toBeVisible();
});
