import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import type { KindMeaning } from '../../venue/kind-row';
import { DIET_WORDS, FOOD_WORDS } from '../understand/food-words';
import type { Question } from '../understand/understand-question';
import type { Target } from './target';

const FOOD = KIND_PHRASES.get('food') ?? null;
const FOOD_KINDS = new Set([...(FOOD?.kinds ?? []), 'bar']);

const isOf = (words: ReadonlySet<string>, name: string): boolean =>
  name !== '' && name.split(' ').every((word) => words.has(word));

/** "Vegan shop", "Indian restaurant": some are called so, but of what the others sell or cook our data knows nothing. */
export const isOnlyDiet = ({ kind, name }: Pick<Target, 'kind' | 'name'>): boolean =>
  kind !== null && isOf(kind.kinds.every((one) => FOOD_KINDS.has(one)) ? FOOD_WORDS : DIET_WORDS, name);

/** "Curry Leeds": who asks for a dish asks where to eat it. */
export const foodAsked = ({ kind, name }: Pick<Question, 'kind' | 'name'>): KindMeaning | null =>
  kind === null && isOf(FOOD_WORDS, name) ? FOOD : null;
