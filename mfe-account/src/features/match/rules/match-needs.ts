import { NEED_LABELS, type Need } from '@waymark/contracts-account';
import type { MatchVerdict, VenueFacts } from '@waymark/contracts-reviews';
import { needRule } from './need-features';
import { standingOf, type FeatureStanding } from './standing';

export interface MatchedNeed {
  need: Need;
  label: string;
  verdict: MatchVerdict;
  /** The features that decided it, what speaks against it first; empty when no feature tells of this need. */
  evidence: readonly FeatureStanding[];
  /** Met, but only by what is stated: nobody who was there has confirmed it. */
  onlyStated: boolean;
}

const ORDER: readonly MatchVerdict[] = ['does-not-meet', 'unknown', 'meets', 'does-not-apply'];

/**
 * Each need against what is known of a place, what is not met first. A wrong "meets" is a lost day, so whatever is not
 * known to be there is unknown; what people say counts before what is stated.
 */
export function matchNeeds(needs: readonly Need[], venue: VenueFacts): MatchedNeed[] {
  const matched = needs.map((need) => matchNeed(need, venue));
  return ORDER.flatMap((verdict) => matched.filter((one) => one.verdict === verdict));
}

function matchNeed(need: Need, venue: VenueFacts): MatchedNeed {
  const { all, against = [] } = needRule(need, venue.category);
  const wanted = all.map((feature) => standingOf(venue, feature));
  const applying = wanted.filter(({ state }) => state !== 'does-not-apply');
  const opposing = against
    .map((feature) => standingOf(venue, feature))
    .filter(({ state }) => state === 'not-available' || state === 'disagree');
  const deciding = [...applying, ...opposing];
  const verdict = wanted.length > 0 && applying.length === 0 ? 'does-not-apply' : judge(deciding);
  const evidence = verdict === 'does-not-apply' ? wanted : mostTellingFirst(deciding);
  return {
    need,
    label: NEED_LABELS[need],
    verdict,
    evidence,
    onlyStated: verdict === 'meets' && evidence.some(({ people }) => people === 0),
  };
}

function judge(deciding: readonly FeatureStanding[]): MatchVerdict {
  if (deciding.some(({ state }) => state === 'not-available')) return 'does-not-meet';
  return deciding.length > 0 && deciding.every(({ state }) => state === 'available') ? 'meets' : 'unknown';
}

function mostTellingFirst(evidence: readonly FeatureStanding[]): FeatureStanding[] {
  const order = ['not-available', 'disagree', 'unknown', 'available'];
  return [...evidence].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
