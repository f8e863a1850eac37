/** The accessibility features that a source may make a statement about; same words as the product's claim fields without "claimed". */
export const FEATURE_NAMES = [
  'WheelchairAccess',
  'HearingLoop',
  'AccessibleToilets',
  'LiftAccess',
  'BrailleSignage',
  'DisabledParking',
  'StepFreeAccess',
  'LowCounters',
  'AudioDescription',
  'SignLanguage',
  'ServiceAnimalFacilities',
  'StepFreeToTrains',
  'StepFreeToPlatforms',
  'AssistanceAvailable',
  'AccessibleTicketing',
  'TactilePaving',
  'AnnouncementSystems',
  'AccessibleWaitingAreas',
  'MobilityEquipmentRental',
] as const;

export type FeatureName = (typeof FEATURE_NAMES)[number];
