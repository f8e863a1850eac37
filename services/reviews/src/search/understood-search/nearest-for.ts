import type { Candidate } from '../search-port';
import { kindOfName } from '../understand/kind-of-name';
import type { Question } from '../understand/understand-question';
import { nearestTo } from './nearest-to';
import type { PlaceContext } from './place-finder';
import type { FoundTarget } from './search-targets';
import type { Target } from './target';

/** The nearest of what was asked for, where the answer itself has none of it: from the place, else from where the person is. */
export async function nearestFor(
  { whole, unmapped }: Question,
  target: Target,
  found: Pick<FoundTarget, 'hits' | 'features'>,
  context: PlaceContext,
): Promise<Candidate[]> {
  const from = target.where?.place ?? context.at;
  const isAnswered = found.hits.length > 0 && (found.features === null || found.features.yes > 0);
  // What nobody lists is somewhere near, and none of the few that we happen to know is the nearest.
  if (!from || isAnswered || unmapped !== null) return [];
  const hint = kindOfName(whole);
  const wanted = hint?.isOnlyOne
    ? { ...target, kind: hint.kind, name: '' }
    : { ...target, kind: target.kind ?? (target.name ? (hint?.kind ?? null) : null) };
  const nearest = await nearestTo(wanted, from, context);
  const shown = new Set(found.hits.map(({ id }) => id));
  return nearest.filter(({ id }) => !shown.has(id));
}
