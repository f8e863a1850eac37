import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectFocusStays } from '../support/expect-focus-stays';
import { registerMember } from '../support/members';
import { toast } from '../support/toast';

/** Presses Enter on the button, as keyboard users do, and waits for `done`. */
async function press(page: Page, button: Locator, done: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(done.first()).toBeVisible();
  await expectFocusStays(page);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('every save by keyboard leaves the focus where somebody can go on', async ({ page, browser }) => {
  const member = await registerMember(page.request);
  await page.goto('/user-profile');
  await page.getByLabel('Display name').fill('Robin Rambler');
  await press(page, button(page, 'Save name'), toast(page, 'Profile updated'));
  await expect(button(page, 'Save name')).toBeFocused();
  // The page header shows the new name immediately.
  await expect(page.getByRole('banner')).toContainText('Robin Rambler');
  await page.getByLabel('About you').fill('By train.');
  await press(page, button(page, 'Save public profile'), toast(page, 'Profile updated'));
  await expect(button(page, 'Save public profile')).toBeFocused();

  await page.goto('/accessibility-preferences');
  await page.getByRole('checkbox', { name: 'Subtitles' }).check();
  await page.getByRole('checkbox', { name: /agree/i }).check();
  await press(page, button(page, 'Save Preferences'), page.getByText('Preferences previously saved'));

  await page.goto('/color-palette');
  await page.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
  await press(page, button(page, 'Save palette'), toast(page, 'Palette saved'));
  await press(page, button(page, /^Delete/), button(page, /^Delete/));

  const elsewhere = await browser.newContext();
  const { email, password } = member;
  expect((await elsewhere.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/account/security');
  await press(page, button(page, /^Log out /).first(), page.getByText(/ has been logged out\.$/));
  await elsewhere.close();
  await page.getByLabel('Current password').fill(member.password);
  await page.getByLabel('New password', { exact: true }).fill(`${member.password} more`);
  await page.getByLabel('Confirm new password').fill(`${member.password} more`);
  await press(page, button(page, 'Change password'), page.getByText('Your password has been changed'));
  await page.getByText('Use another email address').click();
  await page.getByLabel('New email address').fill(`new.${member.email}`);
  await press(page, button(page, /^Send the link$/), page.getByText('One more step'));
});

/** Returns what is visible at the centre of the focused element: the element, or what covers it. */
const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there) return `out of sight, ${Math.round(top)} px from the top`;
    return there.closest('[aria-label="Notifications"]') ? 'under a notification' : 'in sight';
  });

test('on a small screen a notification never lies over what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await registerMember(page.request);
  await page.goto('/user-profile');
  // A list that loads while Tab is pressed moves everything below it. This test does not check that.
  for (const name of ['Write Your First Review', 'Share Your Trip', 'Report a footpath problem'])
    await expect(page.getByRole('link', { name }).last()).toBeVisible();
  await page.getByLabel('Display name').fill('Robin Rambler');
  const shown = toast(page, 'Profile updated').first();
  await press(page, button(page, 'Save name'), shown);
  // The toast stays open under the pointer, however slow the machine is.
  await shown.hover();
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await whereFocusIs(page), `after ${tabs + 1} presses of Tab`).toBe('in sight');
  }
  await expect(shown).toBeVisible();
});
