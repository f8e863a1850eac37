import type { CommunicationMethod } from './communication-methods';

/** What each need means, in one sentence that a person could say to staff. */
export const NEED_SENTENCES: Readonly<Record<Need, string>> = {
  requiresWheelchairAccess: 'I use a wheelchair and need room to get in, move around and turn.',
  requiresStepFreeAccess: 'I need a way in and through without any steps.',
  requiresAccessibleParking: 'I need a wide parking space close to the entrance.',
  requiresAccessibleToilets: 'I need a toilet with space, grab rails and an emergency cord.',
  requiresLiftAccess: 'I need a lift to reach other floors.',
  requiresRampAccess: 'I need a ramp where there are steps.',
  requiresBrailleSignage: 'I read braille on signs and lift buttons.',
  requiresLargePrintMenus: 'I need menus and leaflets in large print.',
  requiresHighContrastSignage: 'I need high-contrast signs to find my way.',
  requiresAudioDescription: 'I need spoken descriptions of what is shown.',
  requiresHearingLoop: 'I use a hearing loop with my hearing aid or implant.',
  requiresSignLanguage: 'I use sign language.',
  requiresSubtitles: 'I need subtitles or captions for what is said.',
  requiresQuietSpaces: 'I need somewhere quiet to rest from noise and bright light.',
  requiresSimpleNavigation: 'I need a layout that is easy to follow.',
  requiresClearSignage: 'I need signs with plain words and clear symbols.',
  requiresServiceAnimals: 'My assistance dog or other service animal comes with me.',
  requiresAssistance: 'I need a member of staff to help me.',
  requiresAccessibleTransport: 'I need accessible transport to get there and back.',
  hasGlutenFree: 'I eat gluten-free food.',
  hasVegan: 'I eat vegan food.',
  hasAllergyFriendly: 'I have food allergies and need to know what is in each dish.',
};

export interface NeedGroup {
  readonly name: string;
  readonly needs: readonly Need[];
}

/** The cards of the preferences page, in display order. */
export const NEED_GROUPS: readonly NeedGroup[] = [
  {
    name: 'Mobility',
    needs: [
      'requiresWheelchairAccess',
      'requiresStepFreeAccess',
      'requiresAccessibleParking',
      'requiresAccessibleToilets',
      'requiresLiftAccess',
      'requiresRampAccess',
    ],
  },
  {
    name: 'Visual',
    needs: [
      'requiresBrailleSignage',
      'requiresLargePrintMenus',
      'requiresHighContrastSignage',
      'requiresAudioDescription',
    ],
  },
  { name: 'Hearing', needs: ['requiresHearingLoop', 'requiresSignLanguage', 'requiresSubtitles'] },
  { name: 'Cognitive', needs: ['requiresQuietSpaces', 'requiresSimpleNavigation', 'requiresClearSignage'] },
  { name: 'Service', needs: ['requiresServiceAnimals', 'requiresAssistance', 'requiresAccessibleTransport'] },
  { name: 'Dietary', needs: ['hasGlutenFree', 'hasVegan', 'hasAllergyFriendly'] },
];

/**
 * The 22 access needs that a person can choose, in display order. No zod in this file: pages need it in their first
 * load.
 */
export const NEEDS = [
  'requiresWheelchairAccess',
  'requiresStepFreeAccess',
  'requiresAccessibleParking',
  'requiresAccessibleToilets',
  'requiresLiftAccess',
  'requiresRampAccess',
  'requiresBrailleSignage',
  'requiresLargePrintMenus',
  'requiresHighContrastSignage',
  'requiresAudioDescription',
  'requiresHearingLoop',
  'requiresSignLanguage',
  'requiresSubtitles',
  'requiresQuietSpaces',
  'requiresSimpleNavigation',
  'requiresClearSignage',
  'requiresServiceAnimals',
  'requiresAssistance',
  'requiresAccessibleTransport',
  'hasGlutenFree',
  'hasVegan',
  'hasAllergyFriendly',
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

/** A person's access needs; the same shape in the browser, in an exported file and in an account. */
export interface NeedsRecord {
  readonly needs: readonly Need[];
  /** Free text; may have several lines. */
  readonly additionalNeeds: string;
  readonly preferredCommunicationMethod: CommunicationMethod | null;
}

export const ADDITIONAL_NEEDS_MAX = 2000;

export const NO_NEEDS: NeedsRecord = { needs: [], additionalNeeds: '', preferredCommunicationMethod: null };

/** Each need is stored as 1 or 0. */
export type NeedFlags = Record<Need, 0 | 1>;

export function flagsOf(needs: readonly Need[]): NeedFlags {
  return Object.fromEntries(NEEDS.map((need) => [need, needs.includes(need) ? 1 : 0])) as NeedFlags;
}

export function needsOf(flags: Readonly<Partial<Record<Need, unknown>>>): Need[] {
  return NEEDS.filter((need) => flags[need] === 1);
}
