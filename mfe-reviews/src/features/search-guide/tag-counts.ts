import { MOST_COUNTED, type SearchTag } from '@waymark/contracts-reviews';
import { countOf } from '../../shared/count-of';

/** "12 places"; as the results have it, nobody counts beyond a thousand. */
export function countWords(places: number): string {
  if (places === 0) return 'none yet';
  return places >= MOST_COUNTED
    ? `${MOST_COUNTED.toLocaleString('en-GB')}+ places`
    : countOf(places, 'place', 'places');
}

/** Those that find something first; each of the two in the order of the guide. */
export function foundFirst(tags: readonly SearchTag[], counts: ReadonlyMap<string, number> | null): SearchTag[] {
  const findsNone = ({ tag }: SearchTag) => counts?.get(tag) === 0;
  return [...tags.filter((tag) => !findsNone(tag)), ...tags.filter(findsNone)];
}
