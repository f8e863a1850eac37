/** The 22 things that a person may need of a place: S2's flags, in its order. No zod here: pages read this in their first load. */
export const NEEDS = [
  'requiresWheelchairAccess', 'requiresStepFreeAccess', 'requiresAccessibleParking', 'requiresAccessibleToilets', 'requiresLiftAccess', 'requiresRampAccess',
  'requiresBrailleSignage', 'requiresLargePrintMenus', 'requiresHighContrastSignage', 'requiresAudioDescription',
  'requiresHearingLoop', 'requiresSignLanguage', 'requiresSubtitles',
  'requiresQuietSpaces', 'requiresSimpleNavigation', 'requiresClearSignage',
  'requiresServiceAnimals', 'requiresAssistance', 'requiresAccessibleTransport',
  'hasGlutenFree', 'hasVegan', 'hasAllergyFriendly',
] as const;
export type Need = (typeof NEEDS)[number];

export const isNeed = (value: unknown): value is Need => NEEDS.some((need) => need === value);

export const NEED_LABELS: Readonly<Record<Need, string>> = {
  requiresWheelchairAccess: 'Wheelchair access',
  requiresStepFreeAccess: 'Step-free access',
  requiresAccessibleParking: 'Accessible parking',
  requiresAccessibleToilets: 'Accessible toilets',
  requiresLiftAccess: 'Lift access',
  requiresRampAccess: 'Ramp access',
  requiresBrailleSignage: 'Braille signage',
  requiresLargePrintMenus: 'Large print menus',
  requiresHighContrastSignage: 'High contrast signage',
  requiresAudioDescription: 'Audio description',
  requiresHearingLoop: 'Hearing loop',
  requiresSignLanguage: 'Sign language',
  requiresSubtitles: 'Subtitles',
  requiresQuietSpaces: 'Quiet spaces',
  requiresSimpleNavigation: 'Simple navigation',
  requiresClearSignage: 'Clear signage',
  requiresServiceAnimals: 'Service animals',
  requiresAssistance: 'Staff assistance',
  requiresAccessibleTransport: 'Accessible transport',
  hasGlutenFree: 'Gluten-free',
  hasVegan: 'Vegan',
  hasAllergyFriendly: 'Allergy-friendly',
};
