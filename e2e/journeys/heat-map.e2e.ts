import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';

const HEAT_MAP = '/accessibility-heat-map';
const unique = (text: string) => `${text} ${Date.now().toString(36)}`;
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Reports' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report Issue' });
const card = (page: Page, text: string) => recent(page).getByRole('article').filter({ hasText: text });

/** Creates a report at a random place in the Fens. */
async function givenReport(request: APIRequestContext, text: string): Promise<number> {
  const [latitude, longitude] = [52.6 + Math.random() / 10, 0.1 + Math.random() / 10];
  const answer = await request.post('/api/footpath-reports', {
    data: { latitude, longitude, issueType: 'blocked', severity: 3, description: text, reporterName: 'Bo' },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

async function fillIn(page: Page, text: string): Promise<void> {
  await dialog(page).getByLabel('Describe the problem').fill(text);
  await dialog(page).getByLabel('Your name').fill('Bo');
}

test(
  'with a mouse: a city is chosen, its problem reported and found in the list and the table',
  { tag: '@deep' },
  async ({ page }) => {
    const text = unique('The kerb is missing at this crossing');
    await page.goto(HEAT_MAP);
    await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
    await page.getByRole('button', { name: 'Edinburgh', exact: true }).click();
    await expect(dialog(page).getByLabel('Describe the problem')).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: /^(Minor|Moderate|Major|Severe)/ })).toHaveCount(3);
    await fillIn(page, text);
    await dialog(page).getByRole('button', { name: 'Keep as approximate' }).click();
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    const other = dialog(page).getByRole('button', { name: /none of these/i });
    await expect(other.or(page.getByText('Report Added').first())).toBeVisible();
    if (await other.isVisible()) await other.click();
    await expect(page.getByText('Your accessibility report has been submitted successfully.').first()).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, text)).toBeVisible();
    // The table starts with the places that have the most reports; other places have more than this one.
    await page.getByRole('columnheader', { name: 'Newest' }).getByRole('button').click();
    await expect(page.getByRole('rowheader', { name: /Edinburgh/ })).toBeVisible();
  },
);

test('by keyboard alone: the cross on the map picks a place, and a column sorts the table (M1.5)', async ({
  page,
  request,
}) => {
  await givenReport(request, unique('Brambles reach across the path'));
  await page.goto(HEAT_MAP);
  await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
  await tabTo(page, page.getByRole('application', { name: 'Map' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const place = page.getByRole('button', { name: 'Place', exact: true });
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Place' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(place).toBeFocused();
});

test('a report’s own page by keyboard alone, and with its map removed', { tag: '@deep' }, async ({ page }) => {
  const id = await givenReport(page.request, unique('Ivy hides the kerb'));
  await registerMember(page.request);
  await page.route(/reports-map.*\.js/, (route) => route.abort());
  await page.goto(`/footpath-reports/${id}`);
  await expect(page.getByText(/Failed to load the map/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Verify/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^You confirmed this/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Mark Resolved/ }));
  await page.keyboard.press('Enter');
  const reason = page.getByLabel('How do you know it is gone?');
  await tabTo(page, reason);
  await page.keyboard.type('The council cut it back.');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Mark Resolved' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Reopen/ })).toBeFocused();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('The council cut it back.')).toBeVisible();
});
