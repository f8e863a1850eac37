import { CLAIM, FEATURE_LABELS, type Claim, type Feature, type Verification } from '@waymark/contracts-reviews';
import { countWords, dateWords, excerpt } from '../../document/words';
import type { DescribedVenue } from './described-venue';

const MAX_VALUE = 1_000;

const CLAIM_WORDS: Readonly<Record<Claim, string>> = {
  [CLAIM.unknown]: 'Unknown',
  [CLAIM.available]: 'Available',
  [CLAIM.notAvailable]: 'Not Available',
  [CLAIM.doesNotApply]: 'Does not apply here',
};

/** Claim, note, percentage, people on both sides and newest date of each feature of which anything is known. */
export function featureFacts(venue: DescribedVenue, features: readonly Feature[]): { term: string; value: string }[] {
  return features.flatMap((feature) => {
    const claim = venue[`claimed${feature}`];
    const verification = venue.verifications[feature];
    if (claim === CLAIM.unknown && !verification?.people) return [];
    const note = venue.claimNotes[feature];
    const parts = [CLAIM_WORDS[claim], ...(note ? [note] : []), ...(claim === CLAIM.doesNotApply ? [] : [peopleSay(claim, verification)])];
    return [{ term: FEATURE_LABELS[feature], value: excerpt(parts.map((part) => part.replace(/\.$/, '')).join('. '), MAX_VALUE) }];
  });
}

/** As the page says it: where nothing is stated there is nothing to verify, so "75% say yes". */
function peopleSay(claim: Claim, verification: Verification | undefined): string {
  if (!verification || verification.percentage === null) return 'Not yet verified';
  const { agrees, disagrees, people, percentage, newestAnswerAt } = verification;
  const sides = disagrees > 0 && agrees > 0 ? ` (${bothSides(claim, agrees, disagrees)})` : '';
  const newest = newestAnswerAt ? `, newest answer ${dateWords(newestAnswerAt)}` : '';
  const word = claim === CLAIM.unknown ? 'say yes,' : 'verified by';
  return `${percentage}% ${word} ${countWords(people, 'person', 'people')}${sides}${newest}`;
}

function bothSides(claim: Claim, agrees: number, disagrees: number): string {
  const say = (count: number, what: string) => `${countWords(count, 'says', 'say')} ${what}`;
  if (claim === CLAIM.notAvailable) return `${say(agrees, 'it is not there')}, ${say(disagrees, 'it is')}`;
  return `${say(agrees, 'yes')}, ${say(disagrees, 'no')}`;
}
