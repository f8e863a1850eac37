import type { FoundFeature } from './claim-phrases';
import type { Question } from './understand-question';

/** Said by their own name: with a hoist and a bench for adults. */
const NAME = 'changing place';

export const isChangingPlaces = ({ words }: FoundFeature): boolean =>
  words
    .map(({ read }) => read)
    .join(' ')
    .startsWith(NAME);

export const asksChangingPlaces = ({ features }: Pick<Question, 'features'>): boolean =>
  features.some(isChangingPlaces);

/** No source has a field for them; some places are called so. */
export const isCalledChangingPlaces = ({ names }: { names: readonly string[] }): boolean =>
  names.some((name) => name.includes(NAME));
