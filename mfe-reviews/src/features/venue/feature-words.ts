import { dayWords } from '@waymark/contracts-core';
import { CLAIM } from '@waymark/contracts-reviews';
import { factEvidenceMessages as words } from '../../messages/en/fact-evidence';
import { countOf } from '../../shared/count-of';
import type { FeatureFacts } from './feature-facts';

/** What a source or the place states, beside what people say to it; empty where nothing is stated. */
export function statedWords({
  claim,
  statedBy,
  statedOn,
}: Pick<FeatureFacts, 'claim' | 'statedBy' | 'statedOn'>): string {
  if (claim !== CLAIM.available && claim !== CLAIM.notAvailable) return '';
  return words.alsoStated(statedBy, claim === CLAIM.available, statedOn && dayWords(statedOn));
}

/** "75% verified"; where nothing is stated there is nothing to verify, so "75% say yes". */
export function percentageWords({ claim, percentage }: Pick<FeatureFacts, 'claim' | 'percentage'>): string {
  return claim === CLAIM.unknown ? `${percentage ?? 0}% say yes` : `${percentage ?? 0}% verified`;
}

/** Both sides when people disagree: "6 say yes, 2 say no"; empty when they are of one mind. */
export function bothSides({ claim, agrees, disagrees }: Pick<FeatureFacts, 'claim' | 'agrees' | 'disagrees'>): string {
  if (agrees === 0 || disagrees === 0) return '';
  const say = (count: number, what: string) => `${countOf(count, 'says', 'say')} ${what}`;
  if (claim === CLAIM.notAvailable) return `${say(agrees, 'it is not there')}, ${say(disagrees, 'it is')}`;
  return `${say(agrees, 'yes')}, ${say(disagrees, 'no')}`;
}

/** The question that a member answers; the answer to it is the documented agree or disagree. */
export function questionWords(claim: number): string {
  return claim === CLAIM.unknown ? 'Is it there?' : 'Is this right?';
}

/** The question for those who hear it away from its card. */
export function fullQuestion({ label, claim }: Pick<FeatureFacts, 'label' | 'claim'>): string {
  if (claim === CLAIM.unknown) return `${label}: is it there?`;
  return claim === CLAIM.notAvailable ? `${label}, not available: is this right?` : `${label}: is this right?`;
}
