import type { WishState, Understood } from '@waymark/contracts-reviews';
import { countGroups, groupOfState, inGroups, STATES, type GroupCounts } from '../access-order';
import type { Candidate, CandidateQuery, FoundList } from '../search-port';
import { fold } from '../../text/fold';
import { isOnlyDiet } from '../query/kind-of-name';
import { bearing, isToldBy } from './name-match';
import { distinct, metresFrom, rankResults, WINDOW } from './rank-results';
import { queriesFor, statesOf, textsOf, type Choices, type Target } from './target';
import type { Where } from './where';
import type { Gazetteer } from '../gazetteer/gazetteer';
import type { Parse } from '../query/parse';
import type { SearchSession } from '../search-session';

export interface FoundTarget {
  hits: Candidate[];
  total: number;
  kinds: Record<string, number>;
  /** Null if the query has no wishes. */
  groups: GroupCounts | null;
}

export const NOTHING: FoundTarget = { hits: [], total: 0, kinds: {}, groups: null };

export interface Wanted {
  choices: Choices;
  home: string | null;
  /** Number of hits, including those on earlier pages. */
  count: number;
}

/**
 * Sample venues sort after all real ones, so this many more hits are read: samples then never push real ones off the
 * page.
 */
const MOST_SAMPLES = 10;

/** Returns the queries of a target; queries of several targets can be sent together. */
export function targetQueries(target: Target, { choices, home, count }: Wanted): CandidateQuery[] {
  const limit = Math.ceil(count / WINDOW) * WINDOW + MOST_SAMPLES;
  return queriesFor(target, choices, home, limit).flatMap((base) => {
    if (target.wishes.length === 0) return [base];
    const shown = statesOf(target, choices);
    return STATES.map((are) => ({
      ...base,
      known: { wishes: target.wishes, are },
      ...(!shown.includes(are) && { limit: 0 }),
    }));
  });
}

export function targetFound(target: Target, { choices }: Wanted, lists: readonly FoundList[]): FoundTarget {
  const { where, name, wishes } = target;
  const from = where && !where.box ? where.place : null;
  const texts = textsOf(target);
  const each = lists.length / texts.length;
  const ofText = (index: number) => texts[Math.floor(index / each)] ?? '';
  // Exact words are needed if the name decides the kind: "plaice" must not match "place".
  const isTold = target.kind?.nameWords !== undefined && name === '';
  const fit = lists.map((list, index) => accept(ofText(index), list, where, isTold ? 'told' : 'borne'));
  const accepted = texts.length === 1 ? fit : merged(fit, each);
  const isOrdered = wishes.length > 0;
  const isShown = (state: number) => !isOrdered || statesOf(target, choices).includes(STATES[state] as WishState);
  const shown = accepted.map((list, state) => ({ ...list, state })).filter(({ state }) => isShown(state));
  const kinds: Record<string, number> = {};
  for (const list of shown)
    for (const [kind, count] of Object.entries(list.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
  const order = {
    from,
    // For a dish, the words can be anywhere in the name: for pizza, people want the nearest.
    name: isOnlyDiet(target) ? '' : name,
    sort: choices.sort,
    placeName: where ? fold(where.place.label) : undefined,
    postcode: where?.place.source === 'postcode' ? fold(where.place.label) : undefined,
    reach: where?.radiusMetres,
  };
  const hits = shown.flatMap(({ hits: found, state }) => {
    const group = groupOfState(STATES[state] ?? 'unknown');
    const real = found.filter(({ isSample }) => !isSample);
    const samples = found.filter(({ isSample }) => isSample);
    return [...rankResults(real, order), ...samples].map((hit) => (isOrdered ? { ...hit, group } : hit));
  });
  return {
    hits: inGroups(hits),
    total: shown.reduce((sum, list) => sum + list.total, 0),
    kinds,
    groups: isOrdered ? countGroups((state) => accepted[STATES.indexOf(state)]?.total ?? 0) : null,
  };
}

export function countKinds(hits: readonly Candidate[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { kind } of hits) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}

/** Merges the results for several possible texts; each text has `each` lists. */
function merged(lists: readonly FoundList[], each: number): FoundList[] {
  return lists.slice(0, each).map((_, state) => {
    const same = lists.filter((__, index) => index % each === state);
    const all = same.flatMap(({ hits }) => hits);
    const hits = distinct(all);
    const total = same.reduce((sum, list) => sum + list.total, 0) - (all.length - hits.length);
    return { hits, total, kinds: countKinds(hits) };
  });
}

/** Keeps only hits with the name: the engine also matches words in addresses, and similar words. */
function accept(name: string, list: FoundList, where: Where | null, how: 'borne' | 'told'): FoundList {
  if (!name) return list;
  const borne = how === 'told' ? list.hits.filter((hit) => isToldBy(name, hit)) : bearing(name, list.hits, 'names');
  const hits = borne.filter((hit) => !where?.isLeading || belongsTo(hit, where));
  if (hits.length === list.hits.length) return list;
  return { hits, total: hits.length, kinds: countKinds(hits) };
}

/** Returns whether a hit is in the searched place: "Leeds Playhouse" does not mean one in Batley. */
function belongsTo(hit: Candidate, where: Where): boolean {
  if (where.box) return true;
  const town = fold(where.place.label);
  if (` ${hit.city} ${hit.area} ${hit.names.join(' ')} `.includes(` ${town} `)) return true;
  return (metresFrom(where.place, hit) ?? Infinity) < where.radiusMetres / 3;
}

export type Found = FoundTarget & { understood: Understood; target: Target; nearest: Candidate[] };

export interface ArbiterContext {
  book: Gazetteer;
  home: string | null;
  at: { latitude: number; longitude: number } | null;
  session: SearchSession;
}

/** A parse with its search results. */
export interface Answered {
  parse: Parse;
  target: Target;
  found: FoundTarget;
  /** The parse contains only a name. */
  isName: boolean;
  score: number;
}
