import { phrasesOf, readLexicon } from '../lexicon/read-lexicon';

const FOODS = readLexicon('foods');

/** What somebody eats or leaves out, wherever it is sold. */
export const DIET_WORDS = phrasesOf('diets');
/** Those, dishes, and kitchens of countries. */
export const FOOD_WORDS: ReadonlySet<string> = new Set(
  [...DIET_WORDS, ...FOODS.map(({ phrase }) => phrase)].flatMap((phrase) => phrase.split(' ')),
);

/** Words of which places that serve it have one in their names, the most telling first. */
export const kitchenWords = (dish: string): readonly string[] =>
  FOODS.filter(({ phrase, value }) => phrase === dish && value)
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => value);
