import { FEATURES, type Review, type VenueDetail, type VenueSearchResult } from '@waymark/contracts-reviews';

const core = {
  id: 7,
  placeId: null,
  name: 'Leeds',
  address: 'New Station Street',
  city: 'Leeds',
  country: 'UK',
  category: 'transport',
  pathType: null,
  logoUrl: null,
  websiteUrl: null,
  latitude: 53.79,
  longitude: -1.54,
  averageRating: 4.25,
  reviewCount: 1,
  isSample: false,
  code: 'LDS',
  kind: 'railway_station',
} as const;

export const RESULT: VenueSearchResult = core;

export function sampleReview(part: Partial<Review> = {}): Review {
  return {
    id: 31,
    venueId: 7,
    venue: { id: 7, name: 'Leeds', city: 'Leeds', country: 'UK', category: 'transport' },
    userId: 9,
    reviewerName: 'Ben',
    isVerified: true,
    isTopReviewer: true,
    isSample: false,
    disabilityType: null,
    createdAt: '2024-01-05T10:00:00.000Z',
    overallRating: 4.5,
    mobilityRating: 5,
    visualRating: 4,
    hearingRating: null,
    cognitiveRating: null,
    streetInfrastructureRating: null,
    serviceAnimalRating: null,
    comment: 'Lifts to every platform.',
    content: 'Lifts to every platform.',
    detailedReview: 'Lifts to every platform.',
    helpfulCount: 2,
    totalVotes: 3,
    userVote: null,
    ...part,
  } as Review;
}

export function sampleVenue(part: Partial<VenueDetail> = {}): VenueDetail {
  const claims = Object.fromEntries(FEATURES.map((feature) => [`claimed${feature}`, 0]));
  return {
    ...core,
    ...claims,
    claimedStepFreeAccess: 1,
    claimedHearingLoop: 2,
    claimedLiftAccess: 3,
    offersSubsidizedPricing: 1,
    offersFreeCarer: 0,
    postcode: null,
    approximatePosition: false,
    lastListed: null,
    offLists: null,
    status: null,
    facts: {},
    notices: [],
    claimNotes: { StepFreeAccess: 'To some platforms' },
    verifications: {
      StepFreeAccess: { agrees: 3, disagrees: 1, percentage: 75, newestAnswerAt: '2024-01-05T10:00:00.000Z' },
    },
    source: { name: 'Trainline', sourceId: 'LDS', licence: 'ODbL-1.0', retrieved: '2026-11-21' },
    reviews: [sampleReview()],
    ...part,
  } as VenueDetail;
}
