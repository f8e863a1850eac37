import { KINDS } from '../../venue/kind-vocabulary';
import type { KindMeaning } from '../../venue/kind-meaning';
import { DIET_WORDS } from '../understand/food-words';

const FOOD = KINDS.get('places-to-eat') ?? null;
/** Who cooks dishes of a kitchen: few pubs and cafés do. */
const KITCHENS: KindMeaning = { label: 'Restaurants and takeaways', kinds: ['restaurant', 'fast_food'] };

/** "Curry Leeds": who asks for a dish asks where to eat it; what somebody leaves out, most places to eat have. */
export const foodAsked = (words: string): KindMeaning | null =>
  words.split(' ').every((word) => DIET_WORDS.has(word)) ? FOOD : KITCHENS;
