import { type APIRequestContext, expect } from '@playwright/test';

interface Made {
  id: number;
}

/** Creates a venue with this name, as the signed-in member. */
export async function makeVenue(request: APIRequestContext, name: string, city = 'Leeds'): Promise<number> {
  const answer = await request.post('/api/venues', { data: { name, city, country: 'UK', category: 'restaurant' } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).id;
}

/** Creates a review by the signed-in member. */
export async function makeReview(
  request: APIRequestContext,
  venueId: number,
  words: string,
  mobilityRating: number | null = 4,
): Promise<number> {
  const answer = await request.post('/api/reviews', {
    data: {
      venueId,
      reviewerName: 'Robin Walker',
      disabilityType: 'mobility',
      consentToHealthData: true,
      showDisabilityType: false,
      detailedReview: words,
      content: words,
      mobilityRating,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).id;
}
