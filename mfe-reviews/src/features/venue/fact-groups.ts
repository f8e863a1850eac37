import type { Feature, VenueDetail } from '@waymark/contracts-reviews';

interface FactGroup {
  /** Heading of the group; null if it is the only group of its section. */
  heading: string | null;
  features: readonly Feature[];
}

interface FactSection {
  id: string;
  /** Heading of the section, as in the review form. */
  heading: string;
  groups: readonly FactGroup[];
}

/** Features in the order in which visitors encounter them. */
const GENERAL: FactSection = {
  id: 'general-features',
  heading: 'General Accessibility Features',
  groups: [
    {
      heading: 'Getting in',
      features: ['StepFreeAccess', 'WheelchairAccess', 'AccessibleRamps', 'LiftAccess', 'DisabledParking'],
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
  ],
};

const TRANSPORT: FactSection = {
  id: 'transport-features',
  heading: 'Transport Hub Accessibility Features',
  groups: [
    {
      heading: null,
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
  ],
};

/** Returns the sections with the features that `has` accepts; empty sections and groups are left out. */
export function factSections(
  { category }: Pick<VenueDetail, 'category'>,
  has: (feature: Feature) => boolean,
): FactSection[] {
  return (category === 'transport' ? [GENERAL, TRANSPORT] : [GENERAL])
    .map((section) => ({
      ...section,
      groups: section.groups
        .map((group) => ({ ...group, features: group.features.filter(has) }))
        .filter(({ features }) => features.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}
