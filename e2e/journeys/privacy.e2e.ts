import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../support/axe';
import { deletionDone, deletionLink } from '../support/deletions';
import { mailTo } from '../support/mailbox';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';

test('a member exports all their data and then deletes their account (A10.79)', async ({
  page,
  request: visitor,
}, testInfo) => {
  const member = await registerMember(page.request, 'Mira Leaving');
  const venueId = await makeVenue(page.request, `Farewell Café ${member.email.split('@')[0]}`);
  await makeReview(page.request, venueId, `Written by Mira before she left, ${member.email.split('@')[0]}.`);

  await page.goto('/user-profile');
  await page.getByRole('link', { name: 'Your data and privacy' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data and privacy' })).toBeVisible();

  await page.getByRole('button', { name: 'Ask for a copy' }).click();
  await expect(page.getByText('Your copy is ready.')).toBeVisible();
  expect(await mailTo(visitor, member.email, 'Your data is ready')).toContain('/account/privacy');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your-data.zip' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('your-data.zip');
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    'community.json',
    'maps.json',
    'reviews.json',
    'your-data.html',
  ]);
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(member.email);
  expect(strFromU8(files['reviews.json'] ?? new Uint8Array())).toContain('Written by Mira before she left');
  const opened = await page.context().newPage();
  const saved = testInfo.outputPath('your-data.html');
  writeFileSync(saved, files['your-data.html'] ?? '');
  await opened.goto(`file://${saved}`);
  await expect(opened.getByRole('heading', { level: 1, name: /Your data at/ })).toBeVisible();
  await expectAccessible(opened);
  await opened.close();

  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeFocused();
  await dialog.getByRole('radio', { name: /Keep my reviews without my name/ }).check();
  await dialog.getByRole('button', { name: 'Send me the email' }).click();
  await expect(page.getByText('Check your email.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delete your account' })).toBeFocused();
  await page.goto(await deletionLink(visitor, member.email));
  await expect(page.getByRole('heading', { level: 1, name: 'Delete your account?' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  await deletionDone(member.id);
  const receipt = await mailTo(visitor, member.email, 'Your account has been deleted');
  for (const part of ['Reviews and venues', 'Community and feedback', 'Maps and footpath reports', 'Your account'])
    expect(receipt).toContain(part);
  const reviews = (await (await visitor.get(`/api/reviews?venueId=${venueId}`)).json()) as object[];
  expect(reviews).toMatchObject([{ reviewerName: 'Former member', userId: null, disabilityType: null }]);
  const signIn = await visitor.post('/api/auth/login', { data: { email: member.email, password: member.password } });
  expect(signIn.status()).toBe(401);
});
