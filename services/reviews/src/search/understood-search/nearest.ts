import type { Position } from '../../venue/distance';
import type { Candidate, CandidateQuery, KnownFeatures } from '../search-port';
import { isToldBy, nameMatch } from './name-match';
import { distinct, metresFrom } from './order-hits';
import { isAtHome, type Gazetteer } from '../gazetteer/gazetteer';
import type { SearchSession } from '../search-session';
import { queriesFor, type Choices, type Target } from './target';
import { kindOfName } from '../query/kind-of-name';
import type { FoundTarget, Answered, ArbiterContext } from './search-targets';

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

export const NEAREST = 5;
/** First round about, then the whole country, which costs the search server most: most often the first has some. Metres. */
const ROUND_ABOUT = 60_000;
const FAR = 600_000;
/** From Jersey what is in Britain helps; nobody in Paris goes to Kent for a meal. */
const ABROAD = 200_000;

/** What the nearest is to be: known to have all that was asked for; that by people's word, round about; or else whatever is like it. */
export type Nearness = 'any' | 'known' | 'confirmed';

/**
 * The nearest of what is looked for, outside the place too; of the kind alone when nothing bears the name. One in the country of that
 * position goes before a nearer one abroad: nobody at Heathrow is helped by what is in Aachen.
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
  // Nobody in Britain goes far abroad, nor anybody for whatever has a hearing loop there.
  const isOfSomething = target.kind !== null || target.name !== '';
  const abroad = !country || (isOfSomething && !isAtHome({ countryCode: country })) ? far : [];
  // Both in one trip.
  const lists = (await ask([...atHome, ...abroad], FAR)).map((hits) =>
    hits.filter((hit) => isOwn(hit) || (metresFrom(from, hit) ?? 0) <= ABROAD),
  );
  return [...lists, ...first].find((hits) => hits.length > 0)?.slice(0, NEAREST) ?? [];

  /** For each try what bears the name, nearest first. */
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

/** The whole of it, and then with less and less of what was asked for. */
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
