import type { SearchHit } from '@waymark/contracts-reviews';
import { type Distance, namesApart } from '@waymark/mfe-kit';
import { placeWords } from '../../../shared/place-facts/place-words';

/** Returns unique names for the places of a list: with kind and address where two have the same name. */
export const placeNames = (hits: readonly SearchHit[], inUnits: Distance): string[] =>
  namesApart(hits, [({ name }) => name, (hit) => placeWords(hit, inUnits), (_, index) => `number ${index + 1}`]);
