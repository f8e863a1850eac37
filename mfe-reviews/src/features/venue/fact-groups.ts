import type { Feature } from '@waymark/contracts-reviews';

interface FactGroup {
  heading: string;
  features: readonly Feature[];
}

/** What people ask of a place, in the order in which they meet it. */
export const FACT_GROUPS: readonly FactGroup[] = [
  {
    heading: 'Getting in',
    features: ['StepFreeAccess', 'WheelchairAccess', 'AccessibleRamps', 'LiftAccess', 'DisabledParking'],
  },
  {
    heading: 'Trains and platforms',
    features: [
      'StepFreeToPlatforms',
      'StepFreeToTrains',
      'AssistanceAvailable',
      'AccessibleTicketing',
      'AccessibleWaitingAreas',
      'TactilePaving',
      'AnnouncementSystems',
      'MobilityEquipmentRental',
    ],
  },
  {
    heading: 'Hearing and seeing',
    features: [
      'HearingLoop',
      'SignLanguage',
      'AudioDescription',
      'BrailleSignage',
      'LargePrintMenus',
      'TactileFeatures',
    ],
  },
  { heading: 'Toilets', features: ['AccessibleToilets', 'RadarKey', 'BabyChanging'] },
  {
    heading: 'Inside and staff',
    features: [
      'LowCounters',
      'AccessibleRooms',
      'PrioritySeating',
      'QuietSpaces',
      'SensorySupport',
      'ServiceAnimalFacilities',
      'StaffTraining',
      'EvacuationChairs',
    ],
  },
];
