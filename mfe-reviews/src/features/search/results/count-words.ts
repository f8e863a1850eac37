import { MOST_COUNTED } from '@waymark/contracts-reviews';
import { countOf } from '../../../shared/count-of';
import type { MatchChoice, Picked } from '../match/pick-results';

const places = (count: number) => countOf(count, 'place', 'places');

/**
 * Returns how many of all found places the list shows, how many it hides and why, and its order if it is not the
 * default.
 */
export function countWords(
  { shown, notMet, notKnown, partly }: Picked<{ id: number }>,
  { order }: MatchChoice,
  total: number,
): string {
  const loaded = shown.length + notMet + notKnown + partly;
  const hidden = [
    notMet > 0 && `${notMet} ${notMet === 1 ? 'does' : 'do'} not meet a need`,
    partly > 0 && `${partly} partly ${partly === 1 ? 'meets' : 'meet'} a need`,
    notKnown > 0 && `we do not know enough about ${notKnown}`,
  ].filter(Boolean);
  const all = total >= MOST_COUNTED ? `more than ${MOST_COUNTED.toLocaleString('en-GB')} places` : places(total);
  const first =
    hidden.length > 0 || loaded < total
      ? `Showing ${shown.length} of ${all}.`
      : `${all.charAt(0).toUpperCase()}${all.slice(1)} found.`;
  return [first, hidden.length > 0 && `Hidden: ${hidden.join(', ')}.`, order === 'match' && 'Best match first.']
    .filter(Boolean)
    .join(' ');
}
