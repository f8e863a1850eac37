import type { Need } from '@waymark/contracts-account';
import type { Feature, VenueCategory } from '@waymark/contracts-reviews';

/** The features that must be known before a place meets a need. */
export interface NeedRule {
  /** All of these must be available. */
  all: readonly Feature[];
  /** Features that the need does not require, but that count against the place if they are missing. */
  against?: readonly Feature[];
  /** Features that partly meet the need when the required ones are unknown; the result names them. */
  part?: readonly Feature[];
}

/** Rule for a need that no feature covers: nobody was ever asked about it. */
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
  // No rule, because trained staff do not guarantee personal assistance, which people are only asked about at stations
  // and similar places.
  requiresAssistance: NOT_ASKED,
  // No rule, because facts about a place do not say how to get there.
  requiresAccessibleTransport: NOT_ASKED,
  hasGlutenFree: NOT_ASKED,
  hasVegan: NOT_ASKED,
  hasAllergyFriendly: NOT_ASKED,
};

/** At a station a step-free entrance is not enough: the way continues to the platform and onto the train. */
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
