import type { Candidate } from '../search-port';
import type { SearchSession } from '../search-session';
import { kindOfName } from '../understand/kind-of-name';
import type { Question } from '../understand/understand-question';
import { nearestTo, type FoundTarget } from './search-targets';
import type { Target } from './target';

/** The nearest of what was asked for, where the answer itself has none of it: from the place, else from where the person is. */
export async function nearestFor(
  { whole }: Question,
  target: Target,
  found: Pick<FoundTarget, 'hits' | 'features'>,
  at: { latitude: number; longitude: number } | undefined,
  session: SearchSession,
): Promise<Candidate[]> {
  const from = target.where?.place ?? at;
  const isAnswered = found.hits.length > 0 && (found.features === null || found.features.yes > 0);
  if (!from || isAnswered) return [];
  const hint = kindOfName(whole);
  const wanted = hint?.isOnlyOne
    ? { ...target, kind: hint.kind, name: '' }
    : { ...target, kind: target.kind ?? (target.name ? (hint?.kind ?? null) : null) };
  const nearest = await nearestTo(wanted, from, session);
  const shown = new Set(found.hits.map(({ id }) => id));
  return nearest.filter(({ id }) => !shown.has(id));
}
