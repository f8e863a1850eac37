import type { Review, UploadedPhoto, VenueDetail } from '@waymark/contracts-reviews';
import { photoForm, plain } from '@waymark/testing/pictures';
import type { SourceStatement } from '../src/statement/source-statements';
import type { ReviewsService } from './reviews-service';

/** A valid review. */
export const reviewForm = (venueId: number, extra: object = {}) => ({
  venueId,
  reviewerName: 'Ana',
  disabilityType: 'visual',
  consentToHealthData: true,
  detailedReview: 'Clear signs and helpful staff.',
  mobilityRating: 4,
  ...extra,
});

let made = 0;

/** Creates a new venue, named by member 1. */
export async function givenVenue(service: ReviewsService, name = `Venue ${(made += 1)}`): Promise<VenueDetail> {
  const answer = await service.call<VenueDetail>('POST', '/api/venues', { as: 1, body: { name, city: 'Testham' } });
  if (answer.status !== 201) throw new Error(`venue: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function givenReview(
  service: ReviewsService,
  venueId: number,
  author: number,
  extra: object = {},
): Promise<Review> {
  const answer = await service.call<Review>('POST', '/api/reviews', { as: author, body: reviewForm(venueId, extra) });
  if (answer.status !== 201) throw new Error(`review: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

let photos = 0;

/** Uploads a photo that no review uses yet; each has a different size. */
export async function givenPhoto(service: ReviewsService, as: number): Promise<UploadedPhoto> {
  const bytes = await plain(20 + (photos += 1), 20)
    .jpeg()
    .toBuffer();
  const answer = await service.send('POST', '/api/reviews/photos', { as, body: photoForm(bytes) });
  if (answer.status !== 201) throw new Error(`photo: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as UploadedPhoto;
}

/** Builds a list's fact about a feature of a venue. */
export const stated = (
  venue: number | string,
  feature: SourceStatement['feature'],
  value: SourceStatement['value'],
  more: Partial<SourceStatement> = {},
): SourceStatement => ({
  venue,
  feature,
  value,
  note: null,
  measure: null,
  source: 'a-list',
  sourceKey: '1',
  licence: null,
  observed: '2026-01-01',
  ...more,
});

/** Answers a question about a venue as a member: 1 agrees, 2 disagrees, 0 withdraws the answer. */
export const answers = (service: ReviewsService, venueId: number, feature: string, as: number, answer: number) =>
  service.call('PUT', `/api/venues/${venueId}/answers/${feature}`, { as, body: { answer } });
