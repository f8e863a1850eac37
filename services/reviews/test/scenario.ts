import type { Review, VenueDetail } from '@waymark/contracts-reviews';
import { reviewForm } from './review-form';
import type { ReviewsService } from './reviews-service';

let made = 0;

/** A new venue, named by member 1. */
export async function givenVenue(service: ReviewsService, name = `Venue ${(made += 1)}`): Promise<VenueDetail> {
  const answer = await service.call<VenueDetail>('POST', '/api/venues', { as: 1, body: { name, city: 'Testham' } });
  if (answer.status !== 201) throw new Error(`venue: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function givenReview(service: ReviewsService, venueId: number, author: number, extra: object = {}): Promise<Review> {
  const answer = await service.call<Review>('POST', '/api/reviews', { as: author, body: reviewForm(venueId, extra) });
  if (answer.status !== 201) throw new Error(`review: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
