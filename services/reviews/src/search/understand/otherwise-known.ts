import { KIND_PHRASES } from '../kind-phrases';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { FOOD_WORDS } from './food-words';
import { FILLERS } from './spoken-words';
import { ENDINGS } from './street-words';
import type { TypedWord } from './typed-words';

/** A village is called Pool, another one Hope, and a town Bălţi: as words alone they are no places. */
export const isOtherwiseKnown = (word: TypedWord | undefined): boolean =>
  word !== undefined &&
  (KIND_PHRASES.has(word.read) ||
    FEATURE_PHRASES.has(word.read) ||
    FILLERS.has(word.read) ||
    FOOD_WORDS.has(word.read) ||
    ENDINGS.has(word.read) ||
    /^[a-z]{1,2}$/.test(word.read));
