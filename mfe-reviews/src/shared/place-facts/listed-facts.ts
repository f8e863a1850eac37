import {
  FEATURE_LABELS,
  type Feature,
  type FeatureFact,
  type FeatureState,
  majorityWords,
  mergeFeature,
  type MergedFeature,
} from '@waymark/contracts-reviews';
import { listedFactMessages as words, shortSource } from '../../messages/en/listed-fact';

export interface ListedFact {
  feature: Feature;
  state: FeatureState;
  /** For example "Hearing loop: yes, according to 4 people". */
  words: string;
  /** The source, if no person has confirmed the fact. */
  source: string | undefined;
  /** For a list that names the source once: "Hearing loop: yes". */
  short: string;
}

type Facts = Partial<Record<Feature, FeatureFact>>;
/** The requested features. One feature from each inner list is enough. */
export type Wishes = readonly (readonly Feature[])[];

/** States in order of usefulness; unknown features are shown only if requested. */
const ORDER: readonly FeatureState[] = [
  'available',
  'not-available',
  'disagree',
  'partly',
  'unknown',
  'does-not-apply',
];

/** Returns at most `most` facts for a list: requested ones first, then the most certain others. */
export function listedFacts(facts: Facts, wishes: Wishes, most: number): ListedFact[] {
  const asked = askedOf(facts, wishes);
  const merged = (feature: Feature) => mergedOf(facts, feature);
  const others = (Object.keys(facts) as Feature[])
    .filter((feature) => !asked.includes(feature) && FEATURE_LABELS[feature])
    .map((feature) => ({ feature, ...merged(feature) }))
    .filter(({ state }) => state !== 'unknown' && state !== 'does-not-apply')
    .sort((a, b) => b.people - a.people || ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return [...asked.map((feature) => ({ feature, ...merged(feature) })), ...others]
    .slice(0, Math.max(most, asked.length))
    .map(({ feature, ...known }) => {
      const { state } = known;
      const answer = answerOf(state);
      const source = answer && known.people === 0 ? shortSource(facts[feature]?.statedBy) : undefined;
      const label = FEATURE_LABELS[feature];
      return { feature, state, words: `${label}: ${factWords(known, source)}`, source, short: `${label}: ${answer}` };
    });
}

const answerOf = (state: FeatureState) => (state === 'available' ? 'yes' : state === 'not-available' ? 'no' : '');

const mergedOf = (facts: Facts, feature: Feature): MergedFeature =>
  mergeFeature(facts[feature] ?? { claim: 0, agrees: 0, disagrees: 0 });

/** When several features satisfy a request, returns only the known ones, because nobody asked for each of them. */
function askedOf(facts: Facts, wishes: Wishes): Feature[] {
  const asked = wishes.flatMap((features) =>
    features.length > 1 ? features.filter((feature) => mergedOf(facts, feature).state !== 'unknown') : features,
  );
  return [...new Set(asked)];
}

/** Checks whether a place is known to satisfy each request at least partly. */
export const hasAll = (facts: Facts, wishes: Wishes): boolean =>
  wishes.every((features) =>
    features.some((feature) => {
      const fact = facts[feature];
      return fact !== undefined && HAS.includes(mergeFeature(fact).state);
    }),
  );

const HAS: readonly FeatureState[] = ['available', 'partly'];

function factWords(merged: MergedFeature, source: string | undefined): string {
  const { state, confirmedBy, people } = merged;
  if (state === 'available' || state === 'not-available') {
    const answer = state === 'available' ? 'yes' : 'no';
    if (people === 0) return words.stated(answer, source);
    return `${answer}, ${confirmedBy === 1 ? 'according to 1 person' : `according to ${confirmedBy} people`}`;
  }
  return state === 'disagree' ? majorityWords(merged) : words[state];
}
