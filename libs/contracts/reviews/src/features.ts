import type { VenueCategory } from './venue-category-labels';

/** Features that only make sense for these categories. All other features apply everywhere. */
const ONLY_IN: Readonly<Partial<Record<Feature, readonly VenueCategory[]>>> = {
  AccessibleRooms: ['hotel'],
  AudioDescription: ['venue', 'education', 'entertainment'],
  BabyChanging: ['restaurant', 'shop', 'venue', 'transport', 'healthcare', 'entertainment'],
  EvacuationChairs: ['hotel', 'venue', 'transport', 'healthcare', 'education', 'entertainment'],
  LargePrintMenus: ['restaurant', 'hotel', 'entertainment'],
  LowCounters: ['restaurant', 'hotel', 'shop', 'venue', 'transport', 'healthcare', 'entertainment'],
  RadarKey: ['shop', 'venue', 'transport', 'entertainment'],
  PrioritySeating: ['restaurant', 'venue', 'transport', 'healthcare', 'education', 'entertainment'],
};

/** Returns the features that visitors of a place in this category are asked about, in list order. */
export function featuresOfCategory(category: VenueCategory): Feature[] {
  const all = category === 'transport' ? [...GENERAL_FEATURES, ...TRANSPORT_FEATURES] : GENERAL_FEATURES;
  return all.filter((feature) => ONLY_IN[feature]?.includes(category) ?? true);
}

/** Returns the canonical name: `LiftAccess` for both `ElevatorAccess` and `LiftAccess`; null for an unknown name. */
export function canonicalFeature(name: string): Feature | null {
  if (Object.hasOwn(FEATURE_ALIASES, name)) return FEATURE_ALIASES[name as FeatureAlias];
  return FEATURES.find((feature) => feature === name) ?? null;
}

/** Features added later: a service or page of the previous version does not know them. */
export const LATER_FEATURES = ['RadarKey', 'BabyChanging'] as const;
export type LaterFeature = (typeof LATER_FEATURES)[number];

/** Features of any venue: the eleven of the review form in its order, then those of preferences, then our own. */
export const GENERAL_FEATURES = [
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
  'AccessibleRooms',
  'PrioritySeating',
  'LargePrintMenus',
  'TactileFeatures',
  'QuietSpaces',
  'SensorySupport',
  'StaffTraining',
  'EvacuationChairs',
  'AccessibleRamps',
  ...LATER_FEATURES,
] as const;

/** Features of transport hubs, shown only for venues of category `transport`. */
export const TRANSPORT_FEATURES = [
  'StepFreeToTrains',
  'StepFreeToPlatforms',
  'AssistanceAvailable',
  'AccessibleTicketing',
  'TactilePaving',
  'AnnouncementSystems',
  'AccessibleWaitingAreas',
  'MobilityEquipmentRental',
] as const;

export const FEATURES = [...GENERAL_FEATURES, ...TRANSPORT_FEATURES] as const;
export type Feature = (typeof FEATURES)[number];

/** Old names that requests and responses still accept. */
export const FEATURE_ALIASES = {
  ElevatorAccess: 'LiftAccess',
  AccessibleToilet: 'AccessibleToilets',
  AccessibleParking: 'DisabledParking',
  LowCounterService: 'LowCounters',
  WheelchairRental: 'MobilityEquipmentRental',
} as const satisfies Record<string, Feature>;
export type FeatureAlias = keyof typeof FEATURE_ALIASES;

export const FEATURE_LABELS: Readonly<Record<Feature, string>> = {
  WheelchairAccess: 'Wheelchair access',
  HearingLoop: 'Hearing loop',
  AccessibleToilets: 'Accessible toilets',
  LiftAccess: 'Lift access',
  BrailleSignage: 'Braille signage',
  DisabledParking: 'Disabled parking',
  StepFreeAccess: 'Step-free access',
  LowCounters: 'Low counters',
  AudioDescription: 'Audio description',
  SignLanguage: 'Sign language',
  ServiceAnimalFacilities: 'Service animal facilities',
  AccessibleRooms: 'Accessible rooms',
  PrioritySeating: 'Priority seating',
  LargePrintMenus: 'Large print menus',
  TactileFeatures: 'Tactile features',
  QuietSpaces: 'Quiet spaces',
  SensorySupport: 'Sensory support',
  StaffTraining: 'Staff trained in accessibility',
  EvacuationChairs: 'Evacuation chairs',
  AccessibleRamps: 'Ramps',
  RadarKey: 'RADAR key toilet',
  BabyChanging: 'Baby changing',
  StepFreeToTrains: 'Step-free to trains',
  StepFreeToPlatforms: 'Step-free to platforms',
  AssistanceAvailable: 'Assistance available',
  AccessibleTicketing: 'Accessible ticket office or machines',
  TactilePaving: 'Tactile paving',
  AnnouncementSystems: 'Announcements you can see and hear',
  AccessibleWaitingAreas: 'Accessible waiting areas',
  MobilityEquipmentRental: 'Mobility equipment rental',
};

/** Value of a claim: what the venue, or its open data source, states. */
export const CLAIM = { unknown: 0, available: 1, notAvailable: 2, doesNotApply: 3 } as const;

/** Value of a reviewer's answer about one feature. */
export const VERIFY = { noAnswer: 0, agrees: 1, disagrees: 2 } as const;
