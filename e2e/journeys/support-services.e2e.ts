import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { smallTargets } from '../support/small-targets';
import { signInAs } from '../support/sign-in';

const MUNICH = { latitude: 48.1374, longitude: 11.5755 };
const found = (page: Page) => page.getByText(/^Found \d+ services?/);

test('a visitor filters by city, keeps the filter in the address, and takes it away again', async ({ page }) => {
  await page.goto('/support-services');
  await expect(found(page)).toBeVisible();
  await page.getByLabel('City').selectOption('Leipzig');
  await expect(page).toHaveURL(/\?city=Leipzig$/);
  await expect(page.getByText('Found 1 service in Leipzig')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expect(page.getByRole('link', { name: '+49 341 9681055' })).toHaveAttribute('href', 'tel:+493419681055');
  await page.reload();
  await expect(page.getByText('Found 1 service in Leipzig')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter City: Leipzig' }).click();
  await expect(page).toHaveURL(/\/support-services$/);
});

test('no services: the words for it, and the way out', async ({ page }) => {
  await page.goto('/support-services?q=zzzz');
  await expect(page.getByText('No services found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a visitor without an account suggests a service, by keyboard, and it is not shown', async ({ page }) => {
  const name = `Wheels ${Date.now().toString(36)}`;
  await page.goto('/support-services');
  await page.getByRole('link', { name: 'Suggest a service' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Suggest a service' })).toBeFocused();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByLabel('Name of the service').fill(name);
  await page.getByLabel('What kind of help').selectOption('guide');
  await page.getByLabel('Town or area').fill('Testham');
  await page.getByLabel('Phone').fill('0113 496 0000');
  await page.getByLabel('How do you know of it?').fill('I work there.');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
  await page.goto(`/support-services?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No services found')).toBeVisible();
});

test('a link of the yearly mail that does not work says so, and its token leaves the address', async ({ page }) => {
  const asked = page.waitForRequest('**/api/support-services/questions');
  await page.goto(`/support-services/confirm#token=1.${'x'.repeat(43)}`);
  expect((await asked).postDataJSON()).toEqual({ token: `1.${'x'.repeat(43)}` });
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expect(page).toHaveURL(/\/support-services\/confirm$/);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the services' }).press('Enter');
  await expect(found(page)).toBeVisible();
});

test('Use My Location fills the city, in whatever language the browser names it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MUNICH);
  await page.goto('/support-services');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page.getByText(/^Found 1 service in M/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /München/ })).toBeVisible();
});

test('a refused location says so and changes nothing', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/support-services');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page.getByText('Unable to get your location').first()).toBeVisible();
  await expect(page).toHaveURL(/\/support-services$/);
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
  await expectAccessible(page);

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

test('a member is not let in to the import', async ({ page }) => {
  await signInAs(page.request, 'member');
  await page.goto('/support-services/import');
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
});
