import { dayWords } from '@waymark/contracts-core';
import {
  CLAIM,
  FEATURE_LABELS,
  FEATURE_STATE_WORDS,
  mergeFeature,
  type Claim,
  type Feature,
  type MergedFeature,
  type VenueDetail,
  type Verification,
} from '@waymark/contracts-reviews';
import { countWords, excerpt } from '../words';

const MAX_VALUE = 1_000;

/** A venue's page with data for machines only. */
export interface DescribedVenue extends VenueDetail {
  kind: string | null;
  countryCode: string | null;
}

/** Returns state, note, percentage, answers on both sides and newest date of each feature with any information. */
export function featureFacts(venue: DescribedVenue, features: readonly Feature[]): { term: string; value: string }[] {
  return features.flatMap((feature) => {
    const claim = venue[`claimed${feature}`] ?? CLAIM.unknown;
    const merged = mergedOf(venue, feature);
    if (merged.state === 'unknown') return [];
    const note = venue.claimNotes[feature];
    const said =
      merged.state === 'does-not-apply'
        ? []
        : [...statedOtherwise(claim, merged), peopleSay(claim, venue.verifications[feature])];
    const parts = [FEATURE_STATE_WORDS[merged.state], ...(note ? [note] : []), ...said];
    return [
      {
        term: FEATURE_LABELS[feature],
        value: excerpt(parts.map((part) => part.replace(/\.$/, '')).join('. '), MAX_VALUE),
      },
    ];
  });
}

/** Returns what is known of one feature, as the page shows it. */
export function mergedOf(venue: DescribedVenue, feature: Feature): MergedFeature {
  const { agrees = 0, disagrees = 0 } = venue.verifications[feature] ?? {};
  const partly = venue.facts[feature]?.stated === 'partly';
  return mergeFeature({ claim: venue[`claimed${feature}`] ?? CLAIM.unknown, agrees, disagrees, partly });
}

/** Returns the stated fact if people disagree with it. */
function statedOtherwise(claim: Claim, { state }: MergedFeature): string[] {
  if (claim === CLAIM.available && state !== 'available') return ['Listed as available'];
  return claim === CLAIM.notAvailable && state !== 'not-available' ? ['Listed as not available'] : [];
}

/**
 * Returns what people say, in the words of the page: without a stated fact there is nothing to verify, so "75% say
 * yes".
 */
function peopleSay(claim: Claim, verification: Verification | undefined): string {
  if (!verification || verification.percentage === null) return 'Not yet verified';
  const { agrees, disagrees, people, percentage, newestAnswerAt } = verification;
  const sides = disagrees > 0 && agrees > 0 ? ` (${bothSides(claim, agrees, disagrees)})` : '';
  const newest = newestAnswerAt ? `, latest answer ${dayWords(newestAnswerAt)}` : '';
  const word = claim === CLAIM.unknown ? 'say yes,' : 'verified by';
  return `${percentage}% ${word} ${countWords(people, 'person', 'people')}${sides}${newest}`;
}

function bothSides(claim: Claim, agrees: number, disagrees: number): string {
  const say = (count: number, what: string) => `${countWords(count, 'says', 'say')} ${what}`;
  if (claim === CLAIM.notAvailable) return `${say(agrees, 'it is not there')}, ${say(disagrees, 'it is')}`;
  return `${say(agrees, 'yes')}, ${say(disagrees, 'no')}`;
}
