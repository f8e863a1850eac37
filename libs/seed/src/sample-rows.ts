import type { FeatureName, VenueCategory } from './rows';

/** An invented place. It has no position, so it never marks a real spot on a map. */
export interface SampleVenue {
  key: `sample:${string}`;
  name: `Sample ${string}`;
  address: string;
  city: string;
  country: 'UK';
  countryCode: 'GB';
  latitude: null;
  longitude: null;
  category: VenueCategory;
  claims: Partial<Record<FeatureName, 0 | 1 | 2 | 3>>;
}

export interface SampleReviewer {
  key: string;
  displayName: `Sample ${string}`;
  /** In the reserved .test domain, so no mail can reach anybody. */
  email: `${string}@sample.test`;
}

type Rating = 1 | 2 | 3 | 4 | 5;

export interface SampleReview {
  /** `key` of a sample venue: the type prevents reviews of real ones. */
  venue: SampleVenue['key'];
  reviewer: SampleReviewer['key'];
  /** Days between writing and loading, which keeps dates recent. */
  daysAgo: number;
  text: string;
  mobilityRating?: Rating;
  visualRating?: Rating;
  hearingRating?: Rating;
  cognitiveRating?: Rating;
  streetInfrastructureRating?: Rating;
  serviceAnimalRating?: Rating;
  /** 1 agrees with the claim, 2 disagrees; a missing feature was not answered. */
  verify: Partial<Record<FeatureName, 1 | 2>>;
}
