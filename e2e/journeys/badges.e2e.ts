import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { pressOn } from '../support/tab-to';
import { makeTrip } from '../support/trips';

test('three trips earn points and a badge with its reason, which are read by keyboard (C8.7)', async ({ page }) => {
  const { id } = await registerMember(page.request, 'Tess Walker');
  for (const part of [1, 2, 3]) await makeTrip(page.request, `Whitby by bus, part ${part}`);
  // One service counts badges and sends them to another.
  await expect(async () => {
    const profile = await page.request.get(`/api/user-profiles/${id}`);
    expect(await profile.json()).toMatchObject({ points: 30 });
  }).toPass();
  await page.goto('/user-profile');
  const badges = page.getByRole('region', { name: 'Your badges' });
  await expect(badges.getByRole('listitem').first()).toHaveText('Trip writer3 trips published');
  await pressOn(page, badges.locator('summary'));
  await expect(badges.getByRole('listitem').filter({ hasText: 'A trip that you published' })).toContainText(
    '10 points',
  );
});
