import {
  CLAIM,
  GENERAL_FEATURES,
  TRANSPORT_FEATURES,
  VERIFY,
  featuresOfCategory,
  type AnswerValue,
  type Claim,
  type Feature,
  type VenueCategory,
  type VenueDetail,
} from '@waymark/contracts-reviews';

/** The form asks whether a feature was there; the API stores whether the answer agrees with the venue's claim. */
export const FOUND = { notChecked: 0, there: 1, notThere: 2 } as const;
export type Found = (typeof FOUND)[keyof typeof FOUND];

export const FOUND_WORDS: Readonly<Record<Found, string>> = {
  [FOUND.there]: 'It was there',
  [FOUND.notThere]: 'It was not there',
  [FOUND.notChecked]: 'I did not check',
};

/** The venue's claims about its features; a new venue has none. */
export type Claims = Pick<VenueDetail, `claimed${Feature}`>;

export function claimOf(claims: Claims | undefined, feature: Feature): Claim {
  return claims?.[`claimed${feature}`] ?? CLAIM.unknown;
}

/** The answers so far, by field names. */
type Answers = Partial<Record<`verify${Feature}`, number | undefined>>;

/**
 * Returns the features to ask about: those of the category, those that the venue makes a claim about, and those
 * answered before. Leaves out features that do not apply to this venue.
 */
export function askedFeatures(category: string, claims: Claims | undefined, answers: Answers = {}): Feature[] {
  const all: readonly Feature[] =
    category === 'transport' ? [...GENERAL_FEATURES, ...TRANSPORT_FEATURES] : GENERAL_FEATURES;
  const usual = featuresOfCategory(category as VenueCategory);
  return all.filter((feature) => {
    const claim = claimOf(claims, feature);
    if (claim === CLAIM.doesNotApply) return false;
    return usual.includes(feature) || claim !== CLAIM.unknown || Boolean(answers[`verify${feature}`]);
  });
}

/** Converts a finding: 1 agrees with the claim, 2 disagrees. Finding a feature claimed as "not available" disagrees. */
export function verifyAnswer(found: Found, claim: Claim): AnswerValue {
  if (found === FOUND.notChecked || claim === CLAIM.doesNotApply) return VERIFY.noAnswer;
  const agrees = (found === FOUND.there) !== (claim === CLAIM.notAvailable);
  return agrees ? VERIFY.agrees : VERIFY.disagrees;
}

/** The inverse: converts an answer about the current claim to what was found. */
export function foundOf(answer: AnswerValue, claim: Claim): Found {
  if (answer === VERIFY.noAnswer) return FOUND.notChecked;
  return (answer === VERIFY.agrees) !== (claim === CLAIM.notAvailable) ? FOUND.there : FOUND.notThere;
}

/** Returns the claim of the venue or of a list as text, to show beside the question. */
export function claimWords(claim: Claim): string | undefined {
  if (claim === CLAIM.available) return 'Listed as available.';
  return claim === CLAIM.notAvailable ? 'Listed as not available.' : undefined;
}
