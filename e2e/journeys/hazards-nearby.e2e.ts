import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { watchLayoutShift } from '../support/layout-shift';
import { registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';

const METRES_PER_DEGREE = 111_195;
const NOTHING = /^Nothing reported within 400 m\. There may be problems/;

interface Place {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
}

let places = 0;

/**
 * A place near Skipton, where no other journey reports anything. Each place is 2 km north of the one before, so
 * reports do not mix.
 */
async function givenPlace(request: APIRequestContext): Promise<Place> {
  await registerMember(request);
  const latitude = Number((53.9 + places * 0.02 + Math.random() * 0.004).toFixed(5));
  const longitude = Number((-2.05 + Math.random() * 0.04).toFixed(5));
  places += 1;
  const name = `Mill Tearoom ${Date.now().toString(36)}`;
  const answer = await request.post('/api/venues', {
    data: { name, city: 'Skipton', country: 'UK', category: 'restaurant', latitude, longitude },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Place;
}

/** Reports a problem `north` metres to the north of the place. */
async function report(request: APIRequestContext, place: Place, north: number, parts: object): Promise<number> {
  const answer = await request.post('/api/footpath-reports', {
    data: {
      reporterName: 'Ben',
      description: 'Scaffolding stands across the whole pavement.',
      latitude: place.latitude + north / METRES_PER_DEGREE,
      longitude: place.longitude,
      ...parts,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const gettingThere = (page: Page) => page.getByRole('region', { name: 'Getting there' });
const lastMetres = (page: Page) => page.getByRole('region', { name: 'The last 400 metres' });

async function openPlace(page: Page, { id }: Place): Promise<void> {
  await page.goto(`/venues/${id}`);
  await gettingThere(page).scrollIntoViewIfNeeded();
}

test('the page of a place lists nearby reports as text, worst first, each with a link (M14.7c)', async ({
  page,
  request,
}) => {
  const place = await givenPlace(request);
  await openPlace(page, place);
  await expect(lastMetres(page).getByText(NOTHING)).toBeVisible();
  await report(request, place, 40, { issueType: 'cracks', severity: 'minor' });
  const blocked = await report(request, place, 120, { issueType: 'blocked_path', severity: 'severe' });
  await report(request, place, 900, { issueType: 'overgrown', severity: 'severe' });
  const shifted = await watchLayoutShift(page, 'h1');
  await openPlace(page, place);
  const today = /reported on [A-Z][a-z]{2} \d{1,2}, \d{4}, not confirmed yet\.$/;
  const summary = lastMetres(page).getByText(/^2 open problems within 400 m; the worst is a blocked path 120 m to the/);
  await expect(summary).toHaveText(/120 m to the north, reported on/);
  await expect(summary).toHaveText(today);
  await expect(gettingThere(page).getByText(/^Nearest station: .+ away in a straight line\.$/)).toBeVisible();
  await expect(gettingThere(page).getByText('We do not know if it is step-free.')).toBeVisible();
  expect(await shifted()).toBeLessThan(0.1);
  await lastMetres(page).getByText('Show all 2 problems').click();
  await lastMetres(page).getByRole('link', { name: 'Blocked path, 120 m to the north' }).click();
  await expect(page).toHaveURL(new RegExp(`/footpath-reports/${blocked}$`));
});

test('by keyboard alone a report is begun right there; without streets no empty map is offered', async ({
  page,
  request,
}) => {
  const place = await givenPlace(request);
  await report(request, place, 120, { issueType: 'blocked_path', severity: 'severe' });
  await openPlace(page, place);
  const all = lastMetres(page).locator('summary', { hasText: 'Show this problem' });
  await expect(all).toBeVisible();
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  await expect(lastMetres(page).getByRole('link', { name: /^Blocked path/ })).toBeVisible();
  await expect(lastMetres(page).getByRole('button', { name: 'Show on a map' })).toHaveCount(0);
  await tabTo(page, lastMetres(page).getByRole('link', { name: 'Report a problem here' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/footpath-mapping\?at=53\.9\d+(,|%2C)-2\.0\d+&zoom=17&report=1/);
});
