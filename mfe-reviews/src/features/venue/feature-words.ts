import { dayWords } from '@waymark/contracts-core';
import { CLAIM } from '@waymark/contracts-reviews';
import { factEvidenceMessages as words } from '../../messages/en/fact-evidence';
import { countOf } from '../../shared/count-of';
import type { FeatureFacts } from './feature-facts';

/** Returns the statement of a source or of the venue, to show beside people's answers; empty without one. */
export function statedWords({
  claim,
  statedBy,
  statedOn,
}: Pick<FeatureFacts, 'claim' | 'statedBy' | 'statedOn'>): string {
  if (claim !== CLAIM.available && claim !== CLAIM.notAvailable) return '';
  return words.alsoStated(statedBy, claim === CLAIM.available, statedOn && dayWords(statedOn));
}

/** Returns "75% verified"; without a claim there is nothing to verify, so "75% say yes". */
export function percentageWords({ claim, percentage }: Pick<FeatureFacts, 'claim' | 'percentage'>): string {
  return claim === CLAIM.unknown ? `${percentage ?? 0}% say yes` : `${percentage ?? 0}% verified`;
}

/** Returns both sides when people disagree: "6 say yes, 2 say no"; otherwise empty. */
export function bothSides({ claim, agrees, disagrees }: Pick<FeatureFacts, 'claim' | 'agrees' | 'disagrees'>): string {
  if (agrees === 0 || disagrees === 0) return '';
  const say = (count: number, what: string) => `${countOf(count, 'says', 'say')} ${what}`;
  if (claim === CLAIM.notAvailable) return `${say(agrees, 'it is not there')}, ${say(disagrees, 'it is')}`;
  return `${say(agrees, 'yes')}, ${say(disagrees, 'no')}`;
}

/** Returns the question for members; their answer is stored as agree or disagree. */
export function questionWords(claim: number): string {
  return claim === CLAIM.unknown ? 'Is it there?' : 'Is this right?';
}

/** Returns the question for people who hear it outside its card. */
export function fullQuestion({ label, claim }: Pick<FeatureFacts, 'label' | 'claim'>): string {
  if (claim === CLAIM.unknown) return `${label}: is it there?`;
  return claim === CLAIM.notAvailable ? `${label}, not available: is this right?` : `${label}: is this right?`;
}
