import type { Need } from './needs';

/** What each need means, in one sentence that its owner could say to staff. */
export const NEED_SENTENCES: Readonly<Record<Need, string>> = {
  requiresWheelchairAccess: 'I use a wheelchair and need room to get in, move around and turn.',
  requiresStepFreeAccess: 'I need a way in and through without any steps.',
  requiresAccessibleParking: 'I need a wide parking space close to the entrance.',
  requiresAccessibleToilets: 'I need a toilet with space, grab rails and an emergency cord.',
  requiresLiftAccess: 'I need a lift to reach other floors.',
  requiresRampAccess: 'I need a ramp where there are steps.',
  requiresBrailleSignage: 'I read braille on signs and lift buttons.',
  requiresLargePrintMenus: 'I need menus and leaflets in large print.',
  requiresHighContrastSignage: 'I need signs with strong contrast to find my way.',
  requiresAudioDescription: 'I need what can be seen to be described in words.',
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
