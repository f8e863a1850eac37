import type { FeatureName, VenueCategory } from './rows';

/** A made-up place. It has no position, so that it never marks a real spot on a map. */
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
  /** Under the reserved .test domain: no mail can reach anyone. */
  email: `${string}@sample.test`;
}

type Rating = 1 | 2 | 3 | 4 | 5;

export interface SampleReview {
  /** `key` of a sample venue: the type keeps reviews off real ones. */
  venue: SampleVenue['key'];
  reviewer: SampleReviewer['key'];
  /** How many days before loading it was written, so that dates stay recent. */
  daysAgo: number;
  text: string;
  mobilityRating?: Rating;
  visualRating?: Rating;
  hearingRating?: Rating;
  cognitiveRating?: Rating;
  streetInfrastructureRating?: Rating;
  serviceAnimalRating?: Rating;
  /** 1 agrees with the claim, 2 disagrees; not listed means not answered. */
  verify: Partial<Record<FeatureName, 1 | 2>>;
}
