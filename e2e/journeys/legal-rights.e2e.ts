import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { smallTargets } from '../support/small-targets';

const selected = { selected: true } as const;

test('a link to one country opens it, and the way back leads through the tabs', async ({ page }) => {
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

test('the guide works by keyboard alone', async ({ page }) => {
  await page.goto('/legal-rights#usa');
  await page.getByRole('tab', { name: 'United States' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Japan', ...selected })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'United Kingdom', ...selected })).toBeFocused();
  await page.keyboard.press('Tab');
  const law = page.getByRole('button', { name: 'Equality Act (2010)' });
  await expect(law).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(law).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Checked on').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(law).toHaveAttribute('aria-expanded', 'false');
});

test('an opened law is accessible', async ({ page }) => {
  await page.goto('/legal-rights#eu');
  await page.getByRole('button', { name: /European Accessibility Act/ }).click();
  await expect(page.getByRole('link', { name: /European Accessibility Act/ })).toBeVisible();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('on paper every law of the chosen country is open, with addresses, and nothing of the frame', async ({ page }) => {
  await page.goto('/legal-rights#canada');
  await expect(page.getByRole('tab', { name: 'Canada', ...selected })).toBeVisible();
  await expect(page.getByText('Checked on').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const days = page.getByText('Checked on');
  await expect(days).toHaveCount(5);
  for (const day of await days.all()) await expect(day).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
});

test('the More menu and the footer lead to the guide', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal Rights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disability Rights Laws' })).toBeFocused();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Legal Rights' })).toBeVisible();
});

for (const [timezoneId, locale, country] of [
  ['Europe/Berlin', 'de-DE', 'Germany'],
  ['Europe/London', 'en-US', 'United Kingdom'],
  ['Asia/Tokyo', 'ja-JP', 'Japan'],
] as const) {
  test(`a visitor with the time zone ${timezoneId} and the language ${locale} finds the law of ${country} first`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ timezoneId, locale });
    await page.goto('/legal-rights');
    await expect(page.getByRole('tab', { name: country, ...selected })).toBeVisible();
    await page.close();
  });
}
