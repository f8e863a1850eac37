import { MOST_COUNTED, type SearchTag } from '@waymark/contracts-reviews';
import { countOf } from '../../shared/count-of';

/** Returns "12 places"; as in the results, counting stops at a thousand. */
export function countWords(places: number): string {
  if (places === 0) return 'none yet';
  return places >= MOST_COUNTED
    ? `${MOST_COUNTED.toLocaleString('en-GB')}+ places`
    : countOf(places, 'place', 'places');
}

/** Checks whether a tag is known to find nothing. Without counts, every tag may find something. */
export const findsNone = ({ tag }: SearchTag, counts: ReadonlyMap<string, number> | null): boolean =>
  counts?.get(tag) === 0;
