import { SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { FEATURE_PHRASES } from '../understand/feature-vocabulary';
import { FOOD_WORDS } from '../understand/food-words';
import * as spoken from '../understand/spoken-words';
import { Trie, type Entry } from './trie';
import { ALSO_CALLED, NEEDS, OLD } from './old-lists';

/** All phrases that mean something, by label. */
export const LEXICON = new Trie();

const LITTLE: Readonly<Record<string, number>> = { and: 0.1 };
const add = (label: string, phrases: Iterable<string>, value?: string): void => {
  for (const phrase of phrases) LEXICON.add(phrase, { label, value: value ?? phrase, weight: LITTLE[phrase] ?? 1 } satisfies Entry);
};

add('kind', KIND_PHRASES.keys());
add('feature', FEATURE_PHRASES.keys());
add('food', FOOD_WORDS);
add('unheld', [...spoken.UNHELD, ...spoken.CARER_TICKETS]);
add(
  'filler',
  [...spoken.FILLERS].filter((word) => !spoken.SOFT_FILLERS.has(word) && !spoken.HAVING.has(word)),
);
add('soft', spoken.SOFT_FILLERS);
add('in', spoken.IN_WORDS);
add('near', spoken.NEAR_WORDS);
add('you', spoken.NEAR_ME);
add('having', spoken.HAVING);
for (const [phrase, value] of spoken.NAMES_AS_SPOKEN) add('chain', [phrase], value);
for (const [label, phrases] of Object.entries(OLD))
  for (const phrase of phrases) LEXICON.add(phrase, { label, value: phrase, weight: phrase === 'parking' ? 0.5 : 1 });

export const TAGS = new Map(
  SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags.map((tag) => [tag.tag.toLowerCase(), tag] as const)),
);

for (const [phrase, value] of ALSO_CALLED) LEXICON.add(phrase, { label: 'called', value, weight: 1.2 });
add('need', NEEDS.keys());
