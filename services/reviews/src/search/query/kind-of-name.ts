import type { KindMeaning } from '../../venue/kind-meaning';
import { KINDS } from '../../venue/kind-vocabulary';
import { phrasesOf, readLexicon } from '../lexicon/read-lexicon';

/** Names that tell what kind of place they are of, for the nearest of that kind when nobody knows the place itself. "Everyman theatre" is no cinema. */
const HINTS = (['chains', 'house-names'] as const)
  .flatMap((label) => readLexicon(label).map(({ phrase, value }) => ({ word: ` ${phrase} `, value, label })))
  .sort((a, b) => b.word.length - a.word.length);

export interface KindOfName {
  kind: KindMeaning;
  /** Of one house, not of a chain: another of that name is not what was meant. */
  isOnlyOne: boolean;
}

export function kindOfName(foldedName: string): KindOfName | null {
  const hint = HINTS.find(({ word }) => ` ${foldedName} `.includes(word));
  const kind = hint && KINDS.get(hint.value);
  return kind ? { kind, isOnlyOne: hint.label === 'house-names' } : null;
}

/** Whether it is the name of many houses, of which the nearest will do. */
export const isChain = (foldedName: string): boolean => kindOfName(foldedName)?.isOnlyOne === false;

const FOODS = readLexicon('foods');
/** What somebody leaves out, wherever it is sold. */
const DIET_WORDS = phrasesOf('diets');
/** Those, dishes, and kitchens of countries. */
const FOOD_WORDS: ReadonlySet<string> = new Set(
  [...DIET_WORDS, ...FOODS.map(({ phrase }) => phrase)].flatMap((phrase) => phrase.split(' ')),
);

/** Words of which places that serve it have one in their names, the most telling first. */
export const kitchenWords = (dish: string): readonly string[] =>
  FOODS.filter(({ phrase, value }) => phrase === dish && value)
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => value);

const FOOD = KINDS.get('places-to-eat') ?? null;
const FOOD_KINDS = new Set([...(FOOD?.kinds ?? []), 'bar']);
const areAll = (words: ReadonlySet<string>, name: string): boolean =>
  name !== '' && name.split(' ').every((word) => words.has(word));

/** "Vegan shop", "Indian restaurant": some are called so, but of what the others sell or cook our data knows nothing. */
export const isOnlyDiet = ({ kind, name }: { kind: KindMeaning | null; name: string }): boolean =>
  kind !== null && areAll(kind.kinds.every((one) => FOOD_KINDS.has(one)) ? FOOD_WORDS : DIET_WORDS, name);

/** Who cooks dishes of a kitchen: few pubs and cafés do. */
const KITCHENS: KindMeaning = { label: 'Restaurants and takeaways', kinds: ['restaurant', 'fast_food'] };

/** "Curry Leeds": who asks for a dish asks where to eat it; what somebody leaves out, most places to eat have. */
export const foodAsked = (words: string): KindMeaning | null => (areAll(DIET_WORDS, words) ? FOOD : KITCHENS);
