import { countOf } from '../../../shared/count-of';
import { MAX_RESULTS } from '../../../shared/venue-search/venue-search-query';
import type { MatchChoice, Picked } from './pick-results';

const venues = (count: number) => countOf(count, 'venue', 'venues');

/** What the list holds, what it hides and why, and its order where that is not the search's own. */
export function resultWords({ shown, notMet, notKnown }: Picked<{ id: number }>, { order }: MatchChoice): string {
  const all = shown.length + notMet + notKnown;
  const hidden = [
    notMet > 0 && `${notMet} ${notMet === 1 ? 'does' : 'do'} not meet a need`,
    notKnown > 0 && `of ${notKnown} we do not know enough`,
  ].filter(Boolean);
  const first =
    hidden.length > 0
      ? `Showing ${shown.length} of ${venues(all)}.`
      : all >= MAX_RESULTS
        ? `The first ${venues(all)}.`
        : `${venues(all)} found.`;
  return [first, hidden.length > 0 && `Hidden: ${hidden.join(', ')}.`, order === 'match' && 'Best match first.']
    .filter(Boolean)
    .join(' ');
}
