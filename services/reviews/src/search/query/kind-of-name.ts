import type { KindMeaning } from '../../venue/kind-meaning';
import { KINDS } from '../../venue/kind-vocabulary';
import { phrasesOf, readLexicon } from '../lexicon/read-lexicon';

/**
 * Names that reveal the kind of place, to find the nearest of that kind if the place itself is unknown. "Everyman
 * theatre" is not a cinema.
 */
const HINTS = (['chains', 'house-names'] as const)
  .flatMap((label) => readLexicon(label).map(({ phrase, value }) => ({ word: ` ${phrase} `, value, label })))
  .sort((a, b) => b.word.length - a.word.length);

export interface KindOfName {
  kind: KindMeaning;
  /** True for the name of a single house, not of a chain: another house with that name does not match. */
  isOnlyOne: boolean;
}

export function kindOfName(foldedName: string): KindOfName | null {
  const hint = HINTS.find(({ word }) => ` ${foldedName} `.includes(word));
  const kind = hint && KINDS.get(hint.value);
  return kind ? { kind, isOnlyOne: hint.label === 'house-names' } : null;
}

/** Returns whether it is the name of a chain, so that the nearest branch matches. */
export const isChain = (foldedName: string): boolean => kindOfName(foldedName)?.isOnlyOne === false;

const FOODS = readLexicon('foods');
/** Words for diets. */
const DIET_WORDS = phrasesOf('diets');
/** Diets, dishes and national cuisines. */
const FOOD_WORDS: ReadonlySet<string> = new Set(
  [...DIET_WORDS, ...FOODS.map(({ phrase }) => phrase)].flatMap((phrase) => phrase.split(' ')),
);

/** Returns words that often occur in the names of places that serve a dish, most typical first. */
export const kitchenWords = (dish: string): readonly string[] =>
  FOODS.filter(({ phrase, value }) => phrase === dish && value)
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => value);

const FOOD = KINDS.get('places-to-eat') ?? null;
const FOOD_KINDS = new Set([...(FOOD?.kinds ?? []), 'bar']);
const areAll = (words: ReadonlySet<string>, name: string): boolean =>
  name !== '' && name.split(' ').every((word) => words.has(word));

/**
 * True if a dish only describes a shop or restaurant: "vegan shop", "Indian restaurant". Some are named so, but our
 * data does not know what the others sell or cook.
 */
export const isOnlyDiet = ({ kind, name }: { kind: KindMeaning | null; name: string }): boolean =>
  kind !== null && areAll(kind.kinds.every((one) => FOOD_KINDS.has(one)) ? FOOD_WORDS : DIET_WORDS, name);

/** The kinds of places that serve the dishes of a cuisine; few pubs and cafés do. */
const KITCHENS: KindMeaning = { label: 'Restaurants and takeaways', kinds: ['restaurant', 'fast_food'] };

/** Returns the places to eat for a dish: "curry Leeds". For a diet, most places to eat qualify. */
export const foodAsked = (words: string): KindMeaning | null => (areAll(DIET_WORDS, words) ? FOOD : KITCHENS);
