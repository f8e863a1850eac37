import { expect, test } from '@playwright/test';
import { signInAs } from '../support/sign-in';
import { toast } from '../support/toast';

test('a moderator writes, publishes and unlists a support service; nobody else has access', async ({
  page,
  browser,
}) => {
  const name = `Ramps to Go ${Date.now()}`;
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs(page.request, 'moderator');
  await page.goto('/admin/support-services');
  await page.getByRole('link', { name: 'Add a service' }).click();
  await page.getByLabel(/^Name of the service/).fill(name);
  await page.getByLabel(/^What kind of help/).selectOption('equipment');
  await page.getByLabel('Phone', { exact: true }).fill('0113 496 0000');
  await page.getByRole('button', { name: 'Save Draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Preview of the draft' })).toBeVisible();

  const visitor = await browser.newContext();
  const listed = async () => {
    const answer = await visitor.request.get(`/api/support-services?q=${encodeURIComponent(name)}`);
    return ((await answer.json()) as { phone: string }[]).map(({ phone }) => phone);
  };
  expect(await listed()).toEqual([]);
  await page.getByLabel('I checked these facts today').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Published')).toBeVisible();
  expect(await listed()).toEqual(['0113 496 0000']);

  await page.getByLabel('Phone', { exact: true }).fill('0113 496 0001');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('article')).toContainText('0113 496 0001');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(listed).toEqual(['0113 496 0001']);
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect.poll(listed).toEqual(['0113 496 0000']);

  const stranger = await visitor.newPage();
  await signInAs(visitor.request, 'member');
  await stranger.goto('/admin/support-services');
  await expect(stranger.getByText('You do not have access to this page')).toBeVisible();
  await visitor.close();
});
