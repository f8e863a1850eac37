import { KINDS } from '../../venue/kind-vocabulary';
import type { KindMeaning } from '../../venue/kind-meaning';
import { DIET_WORDS, FOOD_WORDS } from '../understand/food-words';
import type { Question } from '../understand/understand-question';
import type { Target } from './target';

const FOOD = KINDS.get('places-to-eat') ?? null;
const FOOD_KINDS = new Set([...(FOOD?.kinds ?? []), 'bar']);

const isOf = (words: ReadonlySet<string>, name: string): boolean =>
  name !== '' && name.split(' ').every((word) => words.has(word));

/** "Vegan shop", "Indian restaurant": some are called so, but of what the others sell or cook our data knows nothing. */
export const isOnlyDiet = ({ kind, name }: Pick<Target, 'kind' | 'name'>): boolean =>
  kind !== null && isOf(kind.kinds.every((one) => FOOD_KINDS.has(one)) ? FOOD_WORDS : DIET_WORDS, name);

/** Who cooks dishes of a kitchen: few pubs and cafés do. */
const KITCHENS: KindMeaning = { label: 'Restaurants and takeaways', kinds: ['restaurant', 'fast_food'] };

/** "Curry Leeds": who asks for a dish asks where to eat it; what somebody leaves out, most places to eat have. */
export function foodAsked({ kind, name }: Pick<Question, 'kind' | 'name'>): KindMeaning | null {
  if (kind !== null || !isOf(FOOD_WORDS, name)) return null;
  return isOf(DIET_WORDS, name) ? FOOD : KITCHENS;
}
