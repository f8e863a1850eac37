import type { Candidate } from '../search-port';
import { kindOfName } from '../understand/kind-of-name';
import type { Question } from '../understand/understand-question';
import { asksChangingPlaces, CHANGING_PLACES } from '../understand/changing-places';
import { distinct, metresFrom } from './order-hits';
import { NEAREST, nearestTo, type Nearness } from './nearest-to';
import type { PlaceContext } from './place-finder';
import type { FoundTarget } from './search-targets';
import type { Target } from './target';

/** So far somebody may go for one of the few that are listed by that name. */
const A_DAY_OUT_METRES = 150_000;

/** The nearest that is known to have what was asked for, where nothing in the answer is confirmed to: from the place, else from where the person is. */
export async function nearestFor(
  question: Question,
  target: Target,
  found: Pick<FoundTarget, 'hits' | 'groups'>,
  context: PlaceContext,
): Promise<Candidate[]> {
  const { whole, unmapped } = question;
  const from = target.where?.place ?? context.at;
  const isAnswered = found.hits.length > 0 && (found.groups === null || found.groups.confirmed > 0);
  // What nobody lists is somewhere near, and none of the few that we happen to know is the nearest.
  if (!from || isAnswered || unmapped !== null) return [];
  // Where there is no Primark, any shop is no help.
  const hint = kindOfName(whole);
  const wanted = hint?.isOnlyOne
    ? { ...target, kind: hint.kind, name: '' }
    : { ...target, kind: target.kind ?? (target.name && hint?.kind.kinds.length ? hint.kind : null) };
  const called = { ...target, kind: null, wishes: [], name: CHANGING_PLACES };
  const [changing, nearest] = await Promise.all([
    asksChangingPlaces(question) ? nearestTo(called, from, context) : [],
    nearestTo(wanted, from, context, nearnessFor(found)),
  ]);
  const metres = (hit: Candidate) => metresFrom(from, hit) ?? Infinity;
  const [other] = nearest;
  const reach = Math.max(A_DAY_OUT_METRES, other ? metres(other) : 0);
  const isNear = (hit: Candidate) => metres(hit) <= reach;
  const shown = new Set(found.hits.map(({ id }) => id));
  return distinct([...changing.filter(isNear), ...nearest])
    .filter(({ id }) => !shown.has(id))
    .slice(0, NEAREST);
}

/** Where the answer has places, one like them is no help unless more is known of it; far off only where nothing is stated here. */
function nearnessFor({ hits, groups }: Pick<FoundTarget, 'hits' | 'groups'>): Nearness {
  if (hits.length === 0 || groups === null) return 'any';
  return groups.stated > 0 ? 'confirmed' : 'known';
}
