import { type APIRequestContext, expect } from '@playwright/test';

interface Made {
  id: number;
}

/** A venue with a name of its own, made by the member who is signed in. */
export async function makeVenue(request: APIRequestContext, name: string, city = 'Leeds'): Promise<number> {
  const answer = await request.post('/api/venues', { data: { name, city, country: 'UK', category: 'restaurant' } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).id;
}

/** A review by the member who is signed in. */
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
