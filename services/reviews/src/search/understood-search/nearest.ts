import type { Position } from '../../venue/distance';
import type { Candidate, CandidateQuery, KnownFeatures } from '../search-port';
import { isToldBy, nameMatch } from './name-match';
import { distinct, metresFrom } from './rank-results';
import { isAtHome, type Gazetteer } from '../gazetteer/gazetteer';
import type { SearchSession } from '../search-session';
import { queriesFor, type Choices, type Target } from './target';
import { kindOfName } from '../query/kind-of-name';
import type { FoundTarget, Answered, ArbiterContext } from './search-targets';

/** Words for toilets that are searched by name, because no source has a field for them. */
const CHANGING_PLACES = 'changing places';
/** Metres that people may travel to one of the few places listed by that name. */
const A_DAY_OUT_METRES = 150_000;

/**
 * Returns the nearest venues known to meet the query, if no hit is confirmed to. Measured from the place, otherwise
 * from the person's position.
 */
export async function nearestOf(
  { parse, target, found }: Answered,
  hits: readonly Candidate[],
  whole: string,
  context: ArbiterContext,
): Promise<Candidate[]> {
  const from = target.where?.place ?? context.at;
  const isAnswered = hits.length > 0 && (found.groups === null || found.groups.confirmed > 0);
  // Returns nothing for kinds that no source lists: they exist somewhere nearby, and the few that we have are not the
  // nearest.
  if (!from || isAnswered || parse.unlisted !== null) return [];
  // If there is no branch of a chain, a shop of the same kind does not help: it would be no Primark.
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

/**
 * Returns what the nearest venues must have. If there are hits, a similar venue helps only if more is known about it,
 * and a distant one only if nothing is stated here.
 */
function nearnessFor(hits: readonly Candidate[], { groups }: FoundTarget): Nearness {
  if (hits.length === 0 || groups === null) return 'any';
  return groups.stated > 0 ? 'confirmed' : 'known';
}

export const NEAREST = 5;
/**
 * Metres of the first search; the second covers the whole country, which is the most expensive search. The first
 * usually succeeds.
 */
const ROUND_ABOUT = 60_000;
const FAR = 600_000;
/**
 * Metres that a search reaches abroad: from Jersey, venues in Britain help, but nobody in Paris goes to Kent for a
 * meal.
 */
const ABROAD = 200_000;

/**
 * What the nearest venues must have: everything stated or confirmed (`known`), everything confirmed and nearby
 * (`confirmed`), or just a similar venue (`any`).
 */
export type Nearness = 'any' | 'known' | 'confirmed';

/**
 * Returns the nearest matches, including outside the place; by kind only if no name matches. Venues in the country of
 * the position come before nearer ones abroad: a venue in Aachen does not help anybody at Heathrow.
 */
export async function nearestTo(
  target: Target,
  from: Position,
  { book, session }: { book: Gazetteer; session: SearchSession },
  nearness: Nearness = 'any',
): Promise<Candidate[]> {
  const tries = nearness === 'any' ? triesOf(target) : [target];
  const states = nearness === 'confirmed' ? CONFIRMED : KNOWN;
  const within = (radiusMetres: number) => tries.map((one) => nearQueries(one, { ...from, radiusMetres }, states));
  const near = within(ROUND_ABOUT);
  if (near.flat().every(({ text, kind, known }) => !text && !kind && !known)) return [];
  const country = book.countryAt(from);
  const isOwn = ({ countryCode }: Candidate) => country === null || countryCode === country;
  const first = await ask(near, ROUND_ABOUT);
  const own = first.map((hits) => hits.filter(isOwn)).find((hits) => hits.length > 0);
  if (own) return own.slice(0, NEAREST);
  if (nearness === 'confirmed') return [];
  const far = within(FAR);
  const atHome = country ? far.map((queries) => queries.map((query) => ({ ...query, countryCode: country }))) : [];
  // Whether to search abroad: people cross a border for something specific, not for any venue with a hearing loop.
  const isOfSomething = target.kind !== null || target.name !== '';
  const abroad = !country || (isOfSomething && !isAtHome({ countryCode: country })) ? far : [];
  // Both searches are sent together in one request.
  const lists = (await ask([...atHome, ...abroad], FAR)).map((hits) =>
    hits.filter((hit) => isOwn(hit) || (metresFrom(from, hit) ?? 0) <= ABROAD),
  );
  return [...lists, ...first].find((hits) => hits.length > 0)?.slice(0, NEAREST) ?? [];

  /** Returns the venues that match the name for each attempt, nearest first. */
  async function ask(groups: readonly CandidateQuery[][], radiusMetres: number): Promise<Candidate[][]> {
    const lists = await session.findIfTime(groups.flat());
    return groups.map((queries, index) => {
      const { kind, name } = tries[index % tries.length] ?? target;
      const isTold = kind?.nameWords !== undefined && name === '';
      const fits = (text: string, hit: Candidate) =>
        isTold ? isToldBy(text, hit) : nameMatch(text, hit, 'names') === 'whole';
      const fit = queries.flatMap(({ text }) =>
        (lists.shift()?.hits ?? []).filter(
          (hit) => fits(text, hit) && (metresFrom(from, hit) ?? Infinity) <= radiusMetres,
        ),
      );
      return distinct(fit).sort((one, other) => (metresFrom(from, one) ?? 0) - (metresFrom(from, other) ?? 0));
    });
  }
}

/** Returns the target, followed by targets with fewer and fewer of its conditions. */
function triesOf(target: Target): Target[] {
  const { kind, name, wishes } = target;
  return [
    target,
    ...(name && wishes.length > 0 ? [{ ...target, wishes: [] }] : []),
    ...(name && kind ? [{ ...target, name: '' }] : []),
    ...(wishes.length > 0 && kind ? [{ ...target, name: '', wishes: [] }] : []),
  ];
}

const NEAREST_FIRST: Choices = { features: 'any', sort: 'distance' };
const CONFIRMED = ['confirmed'] as const;
const KNOWN = ['confirmed', 'stated'] as const;

function nearQueries(
  target: Target,
  near: CandidateQuery['near'],
  states: readonly KnownFeatures['are'][],
): CandidateQuery[] {
  const { wishes } = target;
  const queries = queriesFor({ ...target, where: null }, NEAREST_FIRST, null, NEAREST * 4);
  return queries
    .map((query) => ({ ...query, ...(near && { near }), countKinds: false }))
    .flatMap((query) => (wishes.length === 0 ? [query] : states.map((are) => ({ ...query, known: { wishes, are } }))));
}
