import type { Candidate } from '../search-port';
import { kindOfName } from '../query/chains';
import { distinct, metresFrom } from './order-hits';
import { NEAREST, nearestTo, type Nearness } from './nearest-to';
import type { FoundTarget } from './search-targets';
import type { Answered, ArbiterContext } from './answered';

/** Said by their own name, as no source has a field for them. */
const CHANGING_PLACES = 'changing places';
/** So far somebody may go for one of the few that are listed by that name. */
const A_DAY_OUT_METRES = 150_000;

/** The nearest that is known to have what was asked for, where nothing in the answer is confirmed to: from the place, else from where the person is. */
export async function nearestOf(
  { parse, target, found }: Answered,
  hits: readonly Candidate[],
  whole: string,
  context: ArbiterContext,
): Promise<Candidate[]> {
  const from = target.where?.place ?? context.at;
  const isAnswered = hits.length > 0 && (found.groups === null || found.groups.confirmed > 0);
  // What nobody lists is somewhere near, and none of the few that we happen to know is the nearest.
  if (!from || isAnswered || parse.unlisted !== null) return [];
  // Where there is no Primark, any shop is no help.
  const hint = kindOfName(whole);
  const wanted = hint?.isOnlyOne
    ? { ...target, kind: hint.kind, name: '' }
    : { ...target, kind: target.kind ?? (target.name && hint?.kind.kinds.length ? hint.kind : null) };
  const called = { ...target, kind: null, wishes: [], name: CHANGING_PLACES };
  const [changing, nearest] = await Promise.all([
    parse.said.some(({ isChanging }) => isChanging) ? nearestTo(called, from, context) : [],
    nearestTo(wanted, from, context, nearnessFor(hits, found)),
  ]);
  const metres = (hit: Candidate) => metresFrom(from, hit) ?? Infinity;
  const reach = Math.max(A_DAY_OUT_METRES, nearest[0] ? metres(nearest[0]) : 0);
  const shown = new Set(hits.map(({ id }) => id));
  return distinct([...changing.filter((hit) => metres(hit) <= reach), ...nearest])
    .filter(({ id }) => !shown.has(id))
    .slice(0, NEAREST);
}

/** Where the answer has places, one like them is no help unless more is known of it; far off only where nothing is stated here. */
function nearnessFor(hits: readonly Candidate[], { groups }: FoundTarget): Nearness {
  if (hits.length === 0 || groups === null) return 'any';
  return groups.stated > 0 ? 'confirmed' : 'known';
}
