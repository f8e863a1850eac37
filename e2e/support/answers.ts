import { type APIRequestContext, expect } from '@playwright/test';
import type { Feature } from '@waymark/contracts-reviews';

export type Said = Partial<Record<Feature, 1 | 2>>;

/** Saves the signed-in member's answers about the features of a venue: 1 agrees, 2 disagrees. */
export async function answerFeatures(request: APIRequestContext, venueId: number, said: Said): Promise<void> {
  for (const [feature, answer] of Object.entries(said)) {
    const given = await request.put(`/api/venues/${venueId}/answers/${feature}`, { data: { answer } });
    expect(given.status()).toBe(200);
  }
}
