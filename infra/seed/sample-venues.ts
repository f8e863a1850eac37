import type { SampleVenue } from './sample-types';

const nowhere = { city: 'Sampleford', country: 'UK', countryCode: 'GB', latitude: null, longitude: null } as const;

export const SAMPLE_VENUES: readonly SampleVenue[] = [
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
