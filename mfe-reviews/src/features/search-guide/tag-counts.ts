import { MOST_COUNTED, type SearchTag } from '@waymark/contracts-reviews';
import { countOf } from '../../shared/count-of';

/** "12 places"; as the results have it, nobody counts beyond a thousand. */
export function countWords(places: number): string {
  if (places === 0) return 'none yet';
  return places >= MOST_COUNTED
    ? `${MOST_COUNTED.toLocaleString('en-GB')}+ places`
    : countOf(places, 'place', 'places');
}

/** Known to find nothing: where nobody counted, each may find something. */
export const findsNone = ({ tag }: SearchTag, counts: ReadonlyMap<string, number> | null): boolean =>
  counts?.get(tag) === 0;
