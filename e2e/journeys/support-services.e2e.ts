import { expect, test } from '@playwright/test';
import { signInAs } from '../support/sign-in';

test('a visitor without an account suggests a service, by keyboard, and it is not shown', async ({ page }) => {
  const name = `Wheels ${Date.now().toString(36)}`;
  await page.goto('/support-services');
  await page.getByRole('link', { name: 'Suggest a service' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Suggest a service' })).toBeFocused();
  await page.getByLabel('Name of the service').fill(name);
  await page.getByLabel('What kind of help').selectOption('guide');
  await page.getByLabel('Town or area').fill('Testham');
  await page.getByLabel('Phone').fill('0113 496 0000');
  await page.getByLabel('How do you know about it?').fill('I work there.');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
  await page.goto(`/support-services?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No services found')).toBeVisible();
});

test('an admin imports a file: checked first, nothing half done, then seen by everyone', async ({ page, browser }) => {
  const key = Date.now().toString(36);
  const file = (rows: string[]) => ({
    name: 'services.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['sourceKey,name,type,lastVerified,city,phone', ...rows].join('\n')),
  });
  const wheels = `${key}-1,Wheels ${key},wheelchair_rental,2026-11-01,Testham,0113 496 0000`;
  await signInAs(page.request, 'admin');
  await page.goto('/support-services');
  await page.getByRole('link', { name: 'Import services from a file' }).click();

  await page.getByLabel('CSV file').setInputFiles(file([wheels, `${key}-2,Guides,guide,soon,Testham,1234`]));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('We found 1 mistake, so nothing can be imported yet.')).toBeVisible();
  await expect(page.getByRole('row', { name: /3 lastVerified/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import now' })).toBeHidden();

  await page.getByLabel('CSV file').setInputFiles(file([wheels]));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('The file is fine. It has 1 service. Nothing is imported yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('Imported. The file had 1 service.')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${new URL(page.url()).origin}/support-services?q=${key}`);
  await expect(visitor.getByRole('heading', { name: `Wheels ${key}` })).toBeVisible();
  await expect(visitor.getByText('Last verified: Nov 1, 2026')).toBeVisible();
  await visitor.close();
});
