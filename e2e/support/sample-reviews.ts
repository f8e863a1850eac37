import type { APIRequestContext, Page } from '@playwright/test';

/** Words that only the sample reviews of the seed have: all of them are of places in that town. */
const SAMPLES = 'Sampleford';

/** The list of all reviews shows those of the seed alone, whatever other journeys write meanwhile. */
export async function listSamplesOnly(page: Page): Promise<void> {
  await page.route(/\/api\/reviews(\?(?!q=).*)?$/, (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('q', SAMPLES);
    return route.request().method() === 'GET' ? route.continue({ url: address.href }) : route.continue();
  });
}

/** A venue of the seed with several reviews, which no journey writes to. */
export async function sampleVenueId(request: APIRequestContext): Promise<number> {
  const reviews = (await (await request.get(`/api/reviews?q=${SAMPLES}&sort=oldest&limit=1`)).json()) as {
    venueId: number;
  }[];
  const id = reviews[0]?.venueId;
  if (id === undefined) throw new Error('The seed has no sample reviews.');
  return id;
}
