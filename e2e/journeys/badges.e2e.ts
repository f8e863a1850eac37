import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { layoutProblems } from '../support/layout-problems';
import { registerMember, signedInAs } from '../support/members';
import { tabTo } from '../support/tab-to';
import { makeTrip } from '../support/trips';

test('three trips earn points and a badge with its reason; a trip that goes takes both along', async ({
  page,
  browser,
}) => {
  await registerMember(page.request, 'Tess Walker');
  const { id } = await signedInAs(page.request);
  const trips = [];
  for (const part of [1, 2, 3]) trips.push(await makeTrip(page.request, `Whitby by bus, part ${part}`));
  const points = async () => {
    const profile = await page.request.get(`/api/user-profiles/${id}`);
    return ((await profile.json()) as { points: number }).points;
  };
  await expect.poll(points, { timeout: 60_000 }).toBe(30);

  await page.goto('/user-profile');
  const badges = page.getByRole('region', { name: 'Your badges' });
  await expect(badges.getByRole('listitem').first()).toHaveText('Trip writer3 trips published');
  await tabTo(page, badges.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(badges.getByRole('listitem').filter({ hasText: 'A trip that you published' })).toContainText(
    '10 points',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await layoutProblems(page)).toEqual([]);

  const other = await browser.newContext();
  await registerMember(other.request, 'Sam Rivers');
  const reader = await other.newPage();
  await reader.goto(`/profile/${id}`);
  await expect(reader.getByRole('region', { name: 'Badges of Tess Walker' })).toContainText('3 trips published');
  await other.close();

  expect((await page.request.delete(`/api/trip-blogs/${trips[0]}`)).status()).toBe(204);
  await expect.poll(points, { timeout: 60_000 }).toBe(20);
  await page.reload();
  await expect(badges.getByText('No badges yet. They come with what you write and report.')).toBeVisible();
});
