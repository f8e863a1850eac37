import type { APIRequestContext, Page } from '@playwright/test';

/** A word that only the seed's sample reviews contain: all their venues are in that town. */
const SAMPLES = 'Sampleford';

/** Makes the list of all reviews show only the seed's, whatever other journeys write meanwhile. */
export async function listSamplesOnly(page: Page): Promise<void> {
  await page.route(/\/api\/reviews(\?(?!q=).*)?$/, (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('q', SAMPLES);
    return route.request().method() === 'GET' ? route.continue({ url: address.href }) : route.continue();
  });
}

/** Returns a seed venue with several reviews. No journey writes to it. */
export async function sampleVenueId(request: APIRequestContext): Promise<number> {
  const reviews = (await (await request.get(`/api/reviews?q=${SAMPLES}&sort=oldest&limit=1`)).json()) as {
    venueId: number;
  }[];
  const id = reviews[0]?.venueId;
  if (id === undefined) throw new Error('The seed has no sample reviews.');
  return id;
}
