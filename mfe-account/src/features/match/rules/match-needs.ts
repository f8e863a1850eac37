import { NEED_LABELS, type Need } from '@waymark/contracts-account';
import { FEATURE_LABELS, type Feature, type MatchVerdict, type VenueFacts } from '@waymark/contracts-reviews';
import { needRule } from './need-features';
import { standingOf, type FeatureStanding } from './standing';

export interface MatchedNeed {
  need: Need;
  label: string;
  verdict: MatchVerdict;
  /** The features that decided the verdict, counter-evidence first; empty when no feature covers this need. */
  evidence: readonly FeatureStanding[];
  /** True if the need is met only by a claim that no visitor has confirmed. */
  onlyStated: boolean;
  /** The part that is met, for a partly met need: "Step-free to platforms only". */
  partly: string | undefined;
}

const ORDER: readonly MatchVerdict[] = ['does-not-meet', 'partly', 'unknown', 'meets', 'does-not-apply'];

/**
 * Matches each need against the facts of a place, unmet needs first. A wrong "meets" costs someone a day, so anything
 * not
 * known to be there is unknown, or partly met. People's answers override claims.
 */
export function matchNeeds(needs: readonly Need[], venue: VenueFacts): MatchedNeed[] {
  const matched = needs.map((need) => matchNeed(need, venue));
  return ORDER.flatMap((verdict) => matched.filter((one) => one.verdict === verdict));
}

function matchNeed(need: Need, venue: VenueFacts): MatchedNeed {
  const { all, against = [], part = [] } = needRule(need, venue.category);
  const standings = (features: readonly Feature[]) => features.map((feature) => standingOf(venue, feature));
  const wanted = standings(all);
  const applying = wanted.filter(({ state }) => state !== 'does-not-apply');
  const opposing = standings(against).filter((one) => isMissing(one) || one.state === 'disagree');
  const deciding = [...applying, ...opposing];
  const met = uniquely([...applying, ...standings(part)].filter(isThereInPart));
  const verdict = wanted.length > 0 && applying.length === 0 ? 'does-not-apply' : judge(deciding, met);
  const evidence = verdict === 'does-not-apply' ? wanted : verdict === 'partly' ? [...met, ...deciding] : deciding;
  return {
    need,
    label: NEED_LABELS[need],
    verdict,
    evidence: mostTellingFirst(uniquely(evidence)),
    onlyStated: verdict === 'meets' && evidence.some(({ people }) => people === 0),
    partly: verdict === 'partly' ? partWords(met) : undefined,
  };
}

const isMissing = ({ state, isOut }: FeatureStanding) =>
  state === 'not-available' || (isOut && state !== 'does-not-apply');
const isThereInPart = ({ state, isOut }: FeatureStanding) => !isOut && (state === 'available' || state === 'partly');

function uniquely(standings: readonly FeatureStanding[]): FeatureStanding[] {
  return [...new Map(standings.map((one) => [one.feature, one])).values()];
}

function judge(deciding: readonly FeatureStanding[], met: readonly FeatureStanding[]): MatchVerdict {
  if (deciding.some(isMissing)) return 'does-not-meet';
  if (deciding.length > 0 && deciding.every(({ state }) => state === 'available')) return 'meets';
  // If people disagree about any feature, the need is unknown.
  return met.length > 0 && deciding.every(({ state }) => state !== 'disagree') ? 'partly' : 'unknown';
}

/** Returns "Step-free to platforms only" or "Wheelchair access in part only". */
function partWords(met: readonly FeatureStanding[]): string {
  const whole = met.filter(({ state }) => state === 'available');
  const named = (whole.length > 0 ? whole : met).map(({ feature }, index) =>
    index === 0 ? FEATURE_LABELS[feature] : FEATURE_LABELS[feature].toLowerCase(),
  );
  return `${named.join(' and ')}${whole.length > 0 ? '' : ' in part'} only`;
}

/** Missing features first, then disputed or partly available ones, then unknown ones. */
const TELLING: readonly FeatureStanding['state'][] = ['not-available', 'disagree', 'partly', 'unknown', 'available'];

function mostTellingFirst(evidence: readonly FeatureStanding[]): FeatureStanding[] {
  const rank = (one: FeatureStanding) => (isMissing(one) ? -1 : TELLING.indexOf(one.state));
  return [...evidence].sort((a, b) => rank(a) - rank(b));
}
