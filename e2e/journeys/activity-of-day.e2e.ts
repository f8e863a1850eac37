import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { signInAs } from '../support/sign-in';
import { pressOn, tabTo } from '../support/tab-to';
import { makeComment, makeTrip } from '../support/trips';

const FACTS = 'Two invented trips in an hour, with the same words.';

test('staff undo a member’s activity on one day, all but one kind, and restore it, by keyboard at 320 px (F6.28)', async ({
  browser,
}) => {
  const [theirs, staff] = await Promise.all([browser.newContext(), browser.newContext()]);
  const { id } = await registerMember(theirs.request, 'Robin Walker');
  const tripId = await makeTrip(theirs.request, 'A day in Whitby');
  await makeComment(theirs.request, tripId, 'Come and see.');

  await signInAs(staff.request, 'moderator');
  const page = await staff.newPage();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/admin/members/${id}`);
  await tabTo(page, page.getByRole('button', { name: 'See this day' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^What Robin Walker did on / })).toBeVisible();
  for (const part of ['Places and reviews', 'Footpaths', 'Trips', 'Profile'])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  const comments = page.getByRole('checkbox', { name: 'Comments on trips: 1' });
  await expect(page.getByRole('checkbox', { name: 'Trips: 1', exact: true })).toBeChecked();

  await tabTo(page, comments);
  await page.keyboard.press('Space');
  await expect(comments).not.toBeChecked();
  const decide = async (button: string, sure: string): Promise<void> => {
    await tabTo(page, page.getByLabel(/^The facts/));
    await page.keyboard.type(FACTS);
    await pressOn(page, page.getByRole('button', { name: button }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: sure }));
    await expect(page.getByRole('group', { name: 'Status' })).toBeFocused();
    await expect(page.getByText('Every part of the site has confirmed.')).toBeVisible();
  };
  await decide('Undo this day', 'Yes, undo it');
  await expect(page.getByRole('heading', { level: 2, name: 'This day has been undone' })).toBeVisible();
  await expect(page.getByText('Undone, and kept so that it can be restored:')).toBeVisible();
  const visitor = await browser.newContext();
  const seenByOthers = async () => (await visitor.request.get(`/api/trip-blogs/${tripId}`)).status();
  await expect.poll(seenByOthers).toBe(404);
  const statements = (await (await theirs.request.get('/api/statements')).json()) as { facts: string }[];
  expect(statements.map(({ facts }) => facts)).toEqual([FACTS]);

  await decide('Restore this day', 'Yes, restore it');
  await expect(page.getByRole('heading', { level: 2, name: 'This day has been restored' })).toBeVisible();
  await expect.poll(seenByOthers).toBe(200);
  await Promise.all([theirs, staff, visitor].map((context) => context.close()));
});
