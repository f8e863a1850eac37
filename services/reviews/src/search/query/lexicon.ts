import { type Feature, SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { KINDS } from '../../venue/kind-vocabulary';
import { NEED_FEATURES, type NeedId } from '../lexicon/needs';
import { readLexicon, type LexiconRow } from '../lexicon/read-lexicon';
import type { FeatureSaid, KindSaid, SpotSaid } from './said';
import type { Label } from './span';
import { Trie } from './trie';

/** All phrases that mean something, with what each may be. */
export const LEXICON = new Trie();

const SOFT = 1;
/** Weight below 1: such words say nothing, and begin names. */
const fillerOf = ({ weight }: LexiconRow): Label => (weight < SOFT ? 'soft' : 'filler');

const RELATIONS: Readonly<Record<string, Label>> = {
  in: 'in',
  near: 'near',
  having: 'having',
  middle: 'middle',
  'near-me': 'you',
};
/** Of what no source tells, the topics that stand beside one kind of word only. */
const BESIDE: Readonly<Record<string, Label>> = {
  'hospital-department': 'department',
  'airport-terminal': 'department',
  amenities: 'unheld',
};
const OF_TOILETS: readonly string[] = ['AccessibleToilets', 'RadarKey', 'BabyChanging'] satisfies Feature[];
const CHANGING = /\b(?:change|changing|hoist)\b/;
const STATION = / station$/;

const isFeature = (phrase: string): boolean =>
  LEXICON.at(
    phrase.split(' ').map((word) => [{ word, likeness: 1 }]),
    0,
  ).some(({ to, entry }) => entry.label === 'feature' && to === phrase.split(' ').length);

function add(label: Label, { phrase, weight }: Pick<LexiconRow, 'phrase' | 'weight'>, value: unknown): void {
  LEXICON.add(phrase, { label, value, weight });
}

for (const row of readLexicon('kinds')) add('kind', { ...row, weight: 1 }, KINDS.get(row.value));
for (const row of readLexicon('unlisted-specialities'))
  add('kind', row, { ...KINDS.get(row.value), isUnlisted: true } as KindSaid);
for (const row of readLexicon('features')) {
  const features = [row.value as Feature];
  const isToilet = OF_TOILETS.includes(row.value) && row.weight === 1;
  const isChanging = row.value === 'AccessibleToilets' && CHANGING.test(row.phrase);
  add('feature', { ...row, weight: 1 }, { features, isToilet, isChanging } satisfies FeatureSaid);
}
for (const row of readLexicon('needs'))
  add('feature', row, {
    features: NEED_FEATURES[row.value as NeedId],
    isToilet: false,
    isChanging: false,
  } satisfies FeatureSaid);
for (const { tags } of SEARCH_TAG_CATEGORIES)
  for (const { features, words } of tags) {
    // Names of conditions stand in tags too, but a search by one would only guess what somebody needs.
    if (features.length !== 1) continue;
    for (const word of words.map(fold).filter((phrase) => !isFeature(phrase)))
      add('feature', { phrase: fold(word), weight: 1 }, {
        features,
        isToilet: false,
        isChanging: false,
      } satisfies FeatureSaid);
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
for (const row of readLexicon('relations'))
  if (RELATIONS[row.value]) add(RELATIONS[row.value] as Label, row, row.value);
for (const row of readLexicon('fillers')) {
  const isRelation = LEXICON.at([[{ word: row.phrase, likeness: 1 }]], 0).some(({ entry }) => entry.label === 'having');
  if (!isRelation) add(fillerOf(row), { ...row, weight: row.phrase === 'and' ? 0.1 : 1 }, '');
}
for (const row of readLexicon('chains')) add('chain', row, row.phrase);
for (const row of [...readLexicon('aliases'), ...readLexicon('abbreviations')]) {
  if (STATION.test(row.value) || row.value.includes('terminal')) {
    const value: SpotSaid = {
      name: row.value,
      bare: row.value.replace(STATION, ''),
      kinds: ['railway_station', 'station'],
    };
    add('landmark', { ...row, weight: 1.2 }, value);
  } else add('chain', row, row.value);
}

/** Words that stand for another, wherever they are typed: "stn". */
export const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  readLexicon('abbreviations')
    .filter(({ phrase, value }) => !phrase.includes(' ') && !value.includes(' '))
    .map(({ phrase, value }) => [phrase, value]),
);
