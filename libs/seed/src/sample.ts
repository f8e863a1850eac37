import { SAMPLE_REVIEWS } from './sample-reviews';
import type { SampleReview, SampleReviewer, SampleVenue } from './sample-rows';

export type { SampleVenue } from './sample-rows';

const nowhere = { city: 'Sampleford', country: 'UK', countryCode: 'GB', latitude: null, longitude: null } as const;

const SAMPLE_VENUES: readonly SampleVenue[] = [
  {
    key: 'sample:cafe',
    name: 'Sample Café (fictional)',
    address: '1 Example Street',
    ...nowhere,
    category: 'restaurant',
    claims: { WheelchairAccess: 1, StepFreeAccess: 1, AccessibleToilets: 1, HearingLoop: 2, LowCounters: 1 },
  },
  {
    key: 'sample:station',
    name: 'Sample Station (fictional)',
    address: 'Imaginary Square',
    ...nowhere,
    category: 'transport',
    claims: {
      StepFreeToPlatforms: 1,
      StepFreeToTrains: 2,
      LiftAccess: 1,
      TactilePaving: 1,
      AssistanceAvailable: 1,
      AnnouncementSystems: 1,
    },
  },
  {
    key: 'sample:theatre',
    name: 'Sample Theatre (fictional)',
    address: '7 Make-Believe Lane',
    ...nowhere,
    category: 'entertainment',
    claims: {
      WheelchairAccess: 1,
      HearingLoop: 1,
      AudioDescription: 1,
      SignLanguage: 1,
      AccessibleToilets: 1,
      LiftAccess: 2,
    },
  },
  {
    key: 'sample:hotel',
    name: 'Sample Hotel (fictional)',
    address: '22 Pretend Road',
    ...nowhere,
    category: 'hotel',
    claims: { WheelchairAccess: 1, DisabledParking: 1, LiftAccess: 1, ServiceAnimalFacilities: 1, BrailleSignage: 1 },
  },
];

const reviewer = (key: string, name: string): SampleReviewer => ({
  key,
  displayName: `Sample ${name}`,
  email: `${key}@sample.test`,
});

/**
 * Invented venues, people and reviews, to give new developers a page with reviews. LOCAL MODE ONLY: every name starts
 * with "Sample", nothing refers to a real venue, and production never loads this file.
 */
export const SAMPLE: {
  readonly venues: readonly SampleVenue[];
  readonly reviewers: readonly SampleReviewer[];
  readonly reviews: readonly SampleReview[];
} = {
  venues: SAMPLE_VENUES,
  reviewers: [
    reviewer('robin', 'Robin'),
    reviewer('sam', 'Sam'),
    reviewer('alex', 'Alex'),
    reviewer('jo', 'Jo'),
    reviewer('casey', 'Casey'),
    reviewer('morgan', 'Morgan'),
  ],
  reviews: SAMPLE_REVIEWS,
};
