import type { Feature } from '@waymark/contracts-reviews';
import { phrasesOf } from '../lexicon/read-lexicon';

/** What a question asks for, by the words that say it. */
interface Said {
  features: readonly Feature[];
  words: readonly { read: string }[];
}

/** Said by their own name, with a hoist and a bench for adults, or by what they are for. */
export const CHANGING_PLACES = 'changing places';
const NAME = 'changing place';
const SAID = new Set([...phrasesOf('function-words', 'change'), 'hoist']);

/** "Baby changing" is another thing. */
export const isChangingPlaces = ({ features, words }: Said): boolean =>
  features.includes('AccessibleToilets') && words.some(({ read }) => SAID.has(read));

export const asksChangingPlaces = ({ features }: { features: readonly Said[] }): boolean =>
  features.some(isChangingPlaces);

/** No source has a field for them; some places are called so. */
export const isCalledChangingPlaces = ({ names }: { names: readonly string[] }): boolean =>
  names.some((name) => name.includes(NAME));
