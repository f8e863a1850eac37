import { SEARCH_TAG_CATEGORIES, type Feature } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { NEED_FEATURES, type NeedId } from '../lexicon/needs';
import { readLexicon } from '../lexicon/read-lexicon';

/** Names of conditions stand in tags too, but a search by one would only guess what somebody needs: tags alone do that. */
const fromTags = SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags)
  .filter(({ features }) => features.length === 1)
  .flatMap(({ features, words }) => words.map((word) => [fold(word), features] as const));

const FEATURE_ROWS = readLexicon('features');

/** What people type for a feature or a need; of several features one is enough. */
export const FEATURE_PHRASES: ReadonlyMap<string, readonly Feature[]> = new Map<string, readonly Feature[]>([
  ...fromTags,
  ...FEATURE_ROWS.map(({ phrase, value }) => [phrase, [value as Feature]] as const),
  ...readLexicon('needs').map(({ phrase, value }) => [phrase, NEED_FEATURES[value as NeedId]] as const),
]);

const OF_TOILETS: readonly string[] = ['AccessibleToilets', 'RadarKey', 'BabyChanging'] satisfies Feature[];

/** A phrase that names a feature and, in the same breath, what kind of place is looked for: a public toilet that has it. */
export const KIND_IN_FEATURE: ReadonlySet<string> = new Set(
  FEATURE_ROWS.filter(({ value, weight }) => OF_TOILETS.includes(value) && weight === 1).map(({ phrase }) => phrase),
);
