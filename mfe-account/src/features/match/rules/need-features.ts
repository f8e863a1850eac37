import type { Need } from '@waymark/contracts-account';
import type { Feature, VenueCategory } from '@waymark/contracts-reviews';

/** What has to be known of a place before it can be said to meet a need. */
export interface NeedRule {
  /** Each of these must be there. */
  all: readonly Feature[];
  /** Need not be known, but speak against it when they are missing. */
  against?: readonly Feature[];
  /** Meet a part of it where the whole is not known, and are named as that part. */
  part?: readonly Feature[];
}

/** No feature tells of it: nobody was ever asked. */
const NOT_ASKED: NeedRule = { all: [] };

const one = (feature: Feature): NeedRule => ({ all: [feature] });

const ANYWHERE: Readonly<Record<Need, NeedRule>> = {
  requiresWheelchairAccess: { all: ['WheelchairAccess'], part: ['StepFreeAccess'] },
  requiresStepFreeAccess: one('StepFreeAccess'),
  requiresAccessibleParking: one('DisabledParking'),
  requiresAccessibleToilets: one('AccessibleToilets'),
  requiresLiftAccess: one('LiftAccess'),
  requiresRampAccess: one('AccessibleRamps'),
  requiresBrailleSignage: one('BrailleSignage'),
  requiresLargePrintMenus: one('LargePrintMenus'),
  requiresHighContrastSignage: NOT_ASKED,
  requiresAudioDescription: one('AudioDescription'),
  requiresHearingLoop: one('HearingLoop'),
  requiresSignLanguage: one('SignLanguage'),
  requiresSubtitles: NOT_ASKED,
  requiresQuietSpaces: one('QuietSpaces'),
  requiresSimpleNavigation: NOT_ASKED,
  requiresClearSignage: NOT_ASKED,
  requiresServiceAnimals: one('ServiceAnimalFacilities'),
  // Trained staff are not the same as somebody who helps: only stations and the like are asked about that.
  requiresAssistance: NOT_ASKED,
  // How one gets to a place is not among the facts about the place.
  requiresAccessibleTransport: NOT_ASKED,
  hasGlutenFree: NOT_ASKED,
  hasVegan: NOT_ASKED,
  hasAllergyFriendly: NOT_ASKED,
};

/** At a station the way goes on to the platform and into the train: an entrance without steps is not enough. */
const AT_TRANSPORT: Partial<Record<Need, NeedRule>> = {
  requiresWheelchairAccess: {
    all: ['WheelchairAccess'],
    against: ['StepFreeToPlatforms', 'StepFreeAccess'],
    part: ['StepFreeToPlatforms', 'StepFreeToTrains', 'StepFreeAccess'],
  },
  requiresStepFreeAccess: {
    all: ['StepFreeToPlatforms', 'StepFreeToTrains'],
    against: ['StepFreeAccess'],
    part: ['StepFreeAccess'],
  },
  requiresAssistance: one('AssistanceAvailable'),
  requiresAccessibleTransport: { all: ['StepFreeToPlatforms', 'StepFreeToTrains'] },
};

export function needRule(need: Need, category: VenueCategory): NeedRule {
  return (category === 'transport' ? AT_TRANSPORT[need] : undefined) ?? ANYWHERE[need];
}
