import { expect, type Page, test } from '@playwright/test';
import { give } from '../support/giving';
import { mailTo } from '../support/mailbox';
import { registerMember } from '../support/members';
import { signInAs } from '../support/sign-in';
import { pressOn, tabTo } from '../support/tab-to';
import { toast } from '../support/toast';
import { untilShown } from '../support/until-shown';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a member sees what they gave, changes their monthly gift and stops it, by keyboard alone', async ({ page }) => {
  const { email } = await registerMember(page.request);
  await give(page.request, { amountPence: 1_000, every: 'month' });
  await page.goto('/user-profile');
  await pressOn(page, page.getByRole('link', { name: 'Your gifts' }));
  await expect(heading(page, 'Your gifts')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '£10 a month' })).toBeVisible();
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Change amount' }));
  await expect(page.getByLabel(/New monthly amount/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You will now give £12.50 a month.')).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Stop monthly gift' }));
  await expect(page.getByText('Your monthly gift has stopped.')).toBeVisible();
  expect(await mailTo(page.request, email, 'Your monthly gift has stopped')).toContain('No more money will be taken.');

  const receipt = page.getByRole('link', { name: /^Receipt for £10/ });
  await untilShown(() => page.reload(), receipt);
  await pressOn(page, receipt);
  await expect(heading(page, 'Receipt for your gift')).toBeVisible();
  // The print view shows only the receipt, without the page frame.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Number \d{4}-\d{6}$/)).toBeVisible();
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Print this receipt')])
    await expect(gone).toBeHidden();
});

test('a visitor opens the link of their mail, sees the receipt and stops the gift (G5.14)', async ({ page }) => {
  const email = `giver.${Date.now().toString(36)}@example.org`;
  await give(page.request, { amountPence: 500, every: 'month', email });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await mailTo(page.request, email, 'Your receipt');
  await page.goto('/mailbox');
  await page.getByRole('link', { name: new RegExp(`Your receipt.*${email}`) }).click();
  const link = page.getByRole('link', { name: /\/my-gift#token=/ });
  const token = /token=([\w-]+)/.exec((await link.textContent()) ?? '')?.[1] ?? 'no token';
  await link.click();
  await expect(heading(page, 'Your gift')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '£5 a month' })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain(token);

  await pressOn(page, page.getByRole('link', { name: /^Receipt for £5/ }));
  await expect(heading(page, 'Receipt for your gift')).toBeVisible();
  await expect.poll(() => page.url()).not.toContain(token);
  await page.goBack();
  await pressOn(page, page.getByRole('button', { name: 'Stop monthly gift' }));
  await expect(page.getByText('Your monthly gift has stopped.')).toBeVisible();
  await mailTo(page.request, email, 'Your monthly gift has stopped');
  // The token reached the server only in request bodies.
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
});

test('an admin finds a gift and gives a part of it back', async ({ page, browser }) => {
  const theirs = await browser.newContext();
  await registerMember(theirs.request, 'Casey Giver');
  const gift = await give(theirs.request, { amountPence: 2_500 });
  await signInAs(page.request, 'admin');
  await page.goto(`/admin/gifts?text=${gift}`);
  await expect(page.getByText('1 gift', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Casey Giver' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  const open = page.getByRole('button', { name: /^Refund £25/ });
  await pressOn(page, open);
  const dialog = page.getByRole('dialog', { name: 'Refund £25' });
  await expect(dialog.getByText('Up to £25 can be refunded.')).toBeVisible();
  await tabTo(page, dialog.getByLabel(/Amount in pounds/), 8);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5');
  await tabTo(page, dialog.getByLabel(/^Reason/), 2);
  await page.keyboard.type('Given twice by mistake.');
  await tabTo(page, dialog.getByRole('checkbox'), 2);
  await page.keyboard.press('Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Refund', exact: true }));
  await expect(toast(page, '£5 has been refunded')).toBeVisible();
  await expect(page.getByText(/£5 refunded, .*Given twice by mistake\./)).toBeVisible();

  const giver = await theirs.newPage();
  await giver.goto('/account/gifts');
  await expect(giver.getByText(/£5 of it was refunded/)).toBeVisible();
  await theirs.close();
});
