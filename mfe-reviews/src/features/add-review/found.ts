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

/** What the form asks: was it there? An API answer is about the venue's claim instead. */
export const FOUND = { notChecked: 0, there: 1, notThere: 2 } as const;
export type Found = (typeof FOUND)[keyof typeof FOUND];

export const FOUND_WORDS: Readonly<Record<Found, string>> = {
  [FOUND.there]: 'It was there',
  [FOUND.notThere]: 'It was not there',
  [FOUND.notChecked]: 'I did not check',
};

/** What a venue states; a venue that nobody knew yet states nothing. */
export type Claims = Pick<VenueDetail, `claimed${Feature}`>;

export function claimOf(claims: Claims | undefined, feature: Feature): Claim {
  return claims?.[`claimed${feature}`] ?? CLAIM.unknown;
}

/** What was found so far, by the names of the form. */
type Answers = Partial<Record<`verify${Feature}`, number | undefined>>;

/**
 * The features to ask about: those of the category, those that the venue says something of, and those that were answered
 * before; never one that does not apply at this venue.
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

/** 1 agrees with the claim, 2 disagrees. Who finds what "is not available" disagrees. */
export function verifyAnswer(found: Found, claim: Claim): AnswerValue {
  if (found === FOUND.notChecked || claim === CLAIM.doesNotApply) return VERIFY.noAnswer;
  const agrees = (found === FOUND.there) !== (claim === CLAIM.notAvailable);
  return agrees ? VERIFY.agrees : VERIFY.disagrees;
}

/** The other way round: what an answer to the claim of now says of the thing itself. */
export function foundOf(answer: AnswerValue, claim: Claim): Found {
  if (answer === VERIFY.noAnswer) return FOUND.notChecked;
  return (answer === VERIFY.agrees) !== (claim === CLAIM.notAvailable) ? FOUND.there : FOUND.notThere;
}

/** What is stated, by the venue or by a list, beside the question. */
export function claimWords(claim: Claim): string | undefined {
  if (claim === CLAIM.available) return 'Listed as available.';
  return claim === CLAIM.notAvailable ? 'Listed as not available.' : undefined;
}
