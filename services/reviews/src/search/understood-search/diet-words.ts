import type { Target } from './target';

const DIETS = new Set(['vegan', 'vegetarian', 'veggie', 'halal', 'kosher', 'organic']);

/** "Vegan restaurant": some are called so, but of what the others cook our data knows nothing. */
export const isOnlyDiet = ({ kind, name }: Pick<Target, 'kind' | 'name'>): boolean =>
  kind !== null && name !== '' && name.split(' ').every((word) => DIETS.has(word));
