import { randomUUID } from 'node:crypto';
import { memberChanged } from '@waymark/contracts-account';
import type { EventData } from '@waymark/contracts-core';
import type { Review, VenueDetail } from '@waymark/contracts-reviews';
import { JetStreamStrategy } from '@waymark/service-kit';
import type { ReviewsService } from './reviews-service';

/** A review that is fine as it is. */
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

/** A new venue, named by member 1. */
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

type Changed = EventData<typeof memberChanged>;

/** Account tells of a member, as the consumer gets it from the stream: parsed by the contract first. */
export function memberChangedArrives(
  service: ReviewsService,
  memberId: number,
  more: Partial<Changed> = {},
  version = 2,
): Promise<boolean> {
  const known: Changed = {
    memberId,
    displayName: `Member ${memberId}`,
    username: `member.${memberId}`,
    isVerified: false,
    isInfluencer: false,
    isPublic: true,
    isActive: true,
  };
  return service.get(JetStreamStrategy).dispatch({
    id: randomUUID(),
    type: memberChanged.type,
    time: new Date().toISOString(),
    aggregateId: String(memberId),
    aggregateVersion: version,
    correlationId: null,
    data: { ...known, ...more },
  });
}
