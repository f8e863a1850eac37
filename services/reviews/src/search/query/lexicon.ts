import { type Feature, SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { KINDS } from '../../venue/kind-vocabulary';
import { NEED_FEATURES, type NeedId } from '../lexicon/labels';
import { patternOf, readLexicon, type LexiconRow } from '../lexicon/read-lexicon';
import { STATIONS, type FeatureValue, type KindValue, type Label, type SpotValue } from './span';
import { Trie } from './trie';

/** All known phrases with their possible meanings. */
export const LEXICON = new Trie();

/** The kind of word beside which a topic without sources is recognised. */
const BESIDE: Readonly<Record<string, Label>> = {
  'hospital-department': 'department',
  'airport-terminal': 'department',
  amenities: 'unheld',
};
const STATION = new RegExp(`^(.+) ${patternOf('name-parts', 'station')}$`);
const OF_TOILETS: readonly string[] = ['AccessibleToilets', 'RadarKey', 'BabyChanging'] satisfies Feature[];
/** An accessible toilet with a hoist and a changing bench. */
const CHANGING_PLACES = 'ChangingPlaces';

const isFeature = (phrase: string): boolean =>
  LEXICON.at(
    phrase.split(' ').map((word) => [{ word, likeness: 1 }]),
    0,
  ).some(({ to, entry }) => entry.label === 'feature' && to === phrase.split(' ').length);

function add(label: Label, { phrase, weight }: Pick<LexiconRow, 'phrase' | 'weight'>, value: unknown): void {
  LEXICON.add(phrase, { label, value, weight });
}

const featureValue = (features: readonly Feature[], more: Partial<FeatureValue> = {}): FeatureValue => ({
  features,
  isToilet: false,
  isChanging: false,
  ...more,
});

for (const row of readLexicon('kinds'))
  add('kind', { ...row, weight: 1 }, { ...KINDS.get(row.value), isFitting: row.weight < 1 } as KindValue);
for (const row of readLexicon('unlisted-specialities'))
  add('kind', row, { ...KINDS.get(row.value), isUnlisted: true } as KindValue);
for (const row of readLexicon('features')) {
  const isChanging = row.value === CHANGING_PLACES;
  const feature = isChanging ? 'AccessibleToilets' : (row.value as Feature);
  const isToilet = OF_TOILETS.includes(feature) && row.weight === 1;
  add(
    'feature',
    { ...row, weight: 1 },
    featureValue([feature], { isToilet, isChanging, isMore: row.weight < 1 && !isChanging }),
  );
}
for (const row of readLexicon('needs')) add('feature', row, featureValue(NEED_FEATURES[row.value as NeedId]));
for (const { tags } of SEARCH_TAG_CATEGORIES)
  for (const { features, words } of tags) {
    // Skips tags with several features. Tags also contain names of conditions, but a search by condition would only
    // guess what someone needs.
    if (features.length !== 1) continue;
    for (const word of words.map(fold).filter((phrase) => !isFeature(phrase)))
      add('feature', { phrase: word, weight: 1 }, featureValue(features));
  }
for (const row of readLexicon('foods')) add('food', { ...row, weight: 1 }, row.phrase);
for (const row of readLexicon('diets')) add('food', row, row.phrase);
for (const row of readLexicon('unsupported'))
  add(
    BESIDE[row.value] ?? (row.weight < 1 ? 'adjective' : 'unheld'),
    BESIDE[row.value] === 'department' ? { ...row, weight: 1 } : row,
    row.value,
  );
for (const row of readLexicon('unlisted-kinds')) add('unlisted', row, row.value);
for (const row of readLexicon('relations')) if (row.value !== 'of-you') add(row.value as Label, row, row.value);
for (const row of readLexicon('function-words')) if (row.value === 'or') add('filler', row, '');
for (const row of readLexicon('fillers')) {
  const isRelation = LEXICON.at([[{ word: row.phrase, likeness: 1 }]], 0).some(({ entry }) => entry.label === 'having');
  // A weight below 1 means that the word can also begin a name.
  if (!isRelation) add(row.weight < 1 ? 'soft' : 'filler', row, '');
}
for (const row of [...readLexicon('chains'), ...readLexicon('house-names')]) add('chain', row, row.phrase);
for (const row of [...readLexicon('aliases'), ...readLexicon('abbreviations')]) add('chain', row, row.value);
for (const row of readLexicon('station-aliases')) {
  const [, bare = row.value] = STATION.exec(row.value) ?? [];
  const value: SpotValue = { name: row.value, bare, kinds: STATIONS };
  add('landmark', { ...row, weight: 1.2 }, value);
}

/** Maps abbreviations to full words, wherever they are typed: "stn". */
export const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  readLexicon('abbreviations')
    .filter(({ phrase, value }) => !phrase.includes(' ') && !value.includes(' '))
    .map(({ phrase, value }) => [phrase, value]),
);
