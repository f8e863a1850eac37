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
    const parts = [CLAIM_WORDS[claim], ...(note ? [note] : []), ...(claim === CLAIM.doesNotApply ? [] : [verified(verification)])];
    return [{ term: FEATURE_LABELS[feature], value: excerpt(parts.map((part) => part.replace(/\.$/, '')).join('. '), MAX_VALUE) }];
  });
}

function verified(verification: Verification | undefined): string {
  if (!verification || verification.percentage === null) return 'Not yet verified';
  const { agrees, disagrees, people, percentage, newestAnswerAt } = verification;
  const sides = disagrees > 0 && agrees > 0 ? ` (${agrees} agree, ${disagrees} disagree)` : '';
  const newest = newestAnswerAt ? `, newest answer ${dateWords(newestAnswerAt)}` : '';
  return `${percentage}% verified by ${countWords(people, 'person', 'people')}${sides}${newest}`;
}
