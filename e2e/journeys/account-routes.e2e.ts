import { expect, test } from '@playwright/test';
import { layoutProblems } from '../support/layout-problems';
import { registerMember } from '../support/members';

// S2 section 2, "Routes": each answers with its page and its title.
const ROUTES = [
  { path: '/accessibility-preferences', heading: 'Accessibility Preferences' },
  { path: '/color-palette', heading: 'Colour palette' },
  { path: '/user-profile', heading: 'Your profile', member: true },
  { path: '/login', heading: 'Sign In' },
  { path: '/forgot-password', heading: 'Forgot Password' },
  { path: '/reset-password', heading: 'Invalid Reset Link', title: 'Reset Password' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/privacy-policy', heading: 'Privacy policy' },
  { path: '/terms-of-service', heading: 'Terms of service' },
  { path: '/cookie-policy', heading: 'Cookie policy' },
  { path: '/verification-application', heading: 'Become a verified member' },
  { path: '/install-app', heading: 'Install as an app' },
] as const;

for (const route of ROUTES) {
  test(`${route.path} answers with its page and its title, and fits at 320 and 1440 px`, async ({ page }) => {
    if ('member' in route) await registerMember(page.request);
    expect((await page.goto(route.path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: route.heading })).toBeVisible();
    await expect(page).toHaveTitle(`${'title' in route ? route.title : route.heading} – Waymark`);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutProblems(page)).toEqual([]);
    }
  });
}

test('/profile/{userId} is the same screen: the own one is edited there too, and another member’s is read', async ({
  page,
  browser,
}) => {
  const { id } = await registerMember(page.request, 'Robin Walker');
  expect((await page.goto(`/profile/${id}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Public Profile', 'Accessibility Preferences']);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutProblems(page)).toEqual([]);
  }
  const context = await browser.newContext();
  await registerMember(context.request);
  const other = await context.newPage();
  await other.goto(`/profile/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Robin Walker' })).toBeVisible();
  await expect(other).toHaveTitle('Robin Walker – Waymark');
  await context.close();
});
