import type { Parse } from '../query/parse';
import type { KindMeaning } from '../../venue/kind-meaning';
import type { SpotValue } from '../query/span';
import { rankSuggestions } from '../rank-suggestions';
import type { Candidate, CandidateQuery, FoundList } from '../search-port';
import { isChain } from '../query/kind-of-name';
import { bearing, isBorne } from './name-match';
import { distinct, samplesLast } from './rank-results';
import { countKinds, NOTHING, targetFound, targetQueries, type FoundTarget, type Wanted } from './search-targets';
import type { Target } from './target';
import type { Where } from './where';
import { isExactly, isOfKind } from './evidence';

/** Maximum number of hits for one name: in the home country, and of the best-known ones abroad. */
export const LITERAL = 40;
const ABROAD = 20;

export interface Asking {
  wanted: Wanted;
  home: string | null;
  /** The parse contains only a name. */
  isName: boolean;
  /** True for the best parse. Only its name is also searched abroad. */
  isBest: boolean;
}

export interface Asked {
  target: Target;
  queries: CandidateQuery[];
  found: (lists: FoundList[]) => FoundTarget;
}

const kindOf = ({ kinds }: SpotValue): KindMeaning => ({ label: '', kinds });

/** Returns the venues with the name of the parse, exact matches first. */
export function byName(parse: Parse, named: readonly Candidate[], home: string | null): FoundTarget {
  const borne = bearing(parse.name, named, isBorne(parse.name, named, 'names') ? 'names' : 'anywhere');
  const exact = named.filter((hit) => isExactly(parse, parse.name, hit));
  const rank = (hits: readonly Candidate[]) =>
    rankSuggestions(hits, { name: parse.name, homeCountry: home, near: null });
  const others = exact.length > 0 ? borne.filter((hit) => isOfKind(parse, hit)) : borne;
  const hits = samplesLast(distinct([...rank(exact), ...rank(others)]));
  return { hits, total: hits.length, kinds: countKinds(hits), groups: null };
}

/** Combines the results for both names of a landmark. */
function together(parse: Parse, found: readonly FoundTarget[]): FoundTarget {
  const all = distinct(found.flatMap(({ hits }) => hits));
  const name = parse.itself?.name ?? '';
  const exact = all.filter((hit) => isExactly(parse, name, hit));
  const hits = distinct([...exact, ...all.filter((hit) => exact.length === 0 || isOfKind(parse, hit))]);
  const groups = found.find(({ hits: own }) => own.length > 0)?.groups ?? found[0]?.groups ?? null;
  return { hits, total: hits.length, kinds: countKinds(hits), groups };
}

/** Returns the queries of a parse and a function that interprets their results. */
export function queriesOf(parse: Parse, where: Where | null, { wanted, home, isName, isBest }: Asking): Asked {
  const { kind, wishes, name, itself } = parse;
  const target: Target = { kind, wishes, where, name };
  if (isName)
    return {
      target,
      queries: literal(parse, wanted, isBest),
      found: (lists) =>
        byName(
          parse,
          lists.flatMap(({ hits }) => hits),
          home,
        ),
    };
  if (parse.place && !where) return { target, queries: [], found: () => NOTHING };
  const about = itself && { ...target, name: itself.name };
  const asked = about
    ? [about, ...(itself.bare !== itself.name ? [{ ...about, kind: kindOf(itself), name: itself.bare }] : [])]
    : [target];
  // Whether to search abroad: "Sheremetyevo airport" is not in Britain.
  const isAbroad = isBest && !where && name !== '' && kind !== null && home !== null;
  const queries = [
    ...asked.map((one) => targetQueries(one, wanted)),
    ...(isAbroad ? [targetQueries(target, { ...wanted, home: null })] : []),
  ];
  return {
    target: about ?? target,
    queries: queries.flat(),
    found: (lists) => {
      const found = asked.map((one, at) => targetFound(one, wanted, lists.splice(0, queries[at]?.length ?? 0)));
      const [first = NOTHING] = found;
      if (about) return together(parse, found);
      // A chain needs a hit with its name: if there is no Primark, a primary school is only a similar word.
      if (isChain(name) && !isBorne(name, first.hits, 'names')) return { ...NOTHING, groups: first.groups };
      return isAbroad && first.hits.length === 0 ? targetFound(target, wanted, lists) : first;
    },
  };
}

/**
 * Returns venues with exactly this name: "Heathrow" means the airport, although a hundred stations, hotels and cafés
 * begin with it.
 */
export function literal({ name, itself }: Parse, { choices, home }: Wanted, isBest: boolean): CandidateQuery[] {
  const { category, kind, minRating } = choices;
  const only = { category, kind, minRating };
  const known = { text: name, only, sort: 'importance' as const, limit: home ? ABROAD : LITERAL };
  const inHome = home ? [{ text: name, only, countryCode: home, limit: LITERAL }] : [];
  const isOfKind = itself && itself.bare !== itself.name;
  const ofKind = isOfKind
    ? [
        {
          text: itself.bare,
          only,
          kind: { kinds: itself.kinds },
          ...(home && { countryCode: home }),
          limit: LITERAL,
        },
      ]
    : [];
  return [...inHome, ...(isBest || !home ? [known] : []), ...ofKind];
}
