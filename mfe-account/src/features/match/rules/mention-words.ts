import type { Need } from '@waymark/contracts-account';

/** Patterns for mentions of a need in reviews, where no feature or answer covers it. The search runs in the browser. */
const WORDS: Readonly<Record<Need, RegExp>> = {
  requiresWheelchairAccess: /\bwheelchairs?\b/i,
  requiresStepFreeAccess: /\bstep[ -]?free\b|\bno steps\b|\blevel access\b|\bsteps\b/i,
  requiresAccessibleParking: /\bblue badge\b|\bparking\b|\bcar park\b/i,
  requiresAccessibleToilets: /\btoilets?\b|\bchanging places?\b/i,
  requiresLiftAccess: /\blifts?\b|\belevators?\b/i,
  requiresRampAccess: /\bramps?\b/i,
  requiresBrailleSignage: /\bbraille\b/i,
  requiresLargePrintMenus: /\blarge[ -]print\b/i,
  requiresHighContrastSignage: /\bcontrast\b/i,
  requiresAudioDescription: /\baudio[ -]descri(ption|bed)\b/i,
  requiresHearingLoop: /\b(hearing|induction) loops?\b/i,
  requiresSignLanguage: /\bsign language\b|\bBSL\b/i,
  requiresSubtitles: /\bsubtitles?d?\b|\bcaption(s|ed|ing)?\b|\bsurtitles?\b/i,
  requiresQuietSpaces: /\bquiet(er)?\b|\bnois[ey]\b|\bcalm\b/i,
  requiresSimpleNavigation: /\blayout\b|\bfind (my|your|the) way\b|\bconfusing\b|\bmaze\b/i,
  requiresClearSignage: /\bsign(s|age|post(s|ed)?)\b(?! language)/i,
  requiresServiceAnimals: /\b(guide|assistance|service|hearing) (dogs?|animals?)\b/i,
  requiresAssistance: /\bstaff\b|\bassist(ance|ant|ed)\b/i,
  requiresAccessibleTransport: /\bbus(es)?\b|\btaxis?\b|\btrams?\b|\bshuttle\b|\bpublic transport\b/i,
  hasGlutenFree: /\bgluten\b|\bcoeliac\b|\bceliac\b/i,
  hasVegan: /\bvegan\b|\bplant[ -]based\b/i,
  hasAllergyFriendly: /\ballerg(y|ies|ic|ens?)\b|\bnut[ -]free\b|\bdairy[ -]free\b/i,
};

/** Returns the IDs of reviews that mention the need, in order; the reader judges what they say. */
export function mentionsOf(need: Need, reviews: readonly { id: number; text: string }[]): number[] {
  return reviews.filter(({ text }) => WORDS[need].test(text)).map(({ id }) => id);
}
