import type { Candidate, CandidateQuery, FoundList, KnownFeatures } from '../search-port';
import { fold } from '../../text/fold';
import { isOnlyDiet } from './diet-words';
import { bearing, hasExactName, isToldBy } from './name-match';
import { isChain } from '../understand/kind-of-name';
import { distinct, metresFrom, orderHits, placeItself, samplesLast, WINDOW } from './order-hits';
import { queriesFor, statesFor, textsOf, type Choices, type Target } from './target';
import type { Where } from './where';

export interface FoundTarget {
  hits: Candidate[];
  total: number;
  kinds: Record<string, number>;
  features: { yes: number; unknown: number; no: number } | null;
}

export const NOTHING: FoundTarget = { hits: [], total: 0, kinds: {}, features: null };

export interface Wanted {
  choices: Choices;
  home: string | null;
  /** How many hits from the first one on. */
  count: number;
}

/** They are put behind all real places, so that many of these are read beyond a page's end. */
const MOST_SAMPLES = 10;

/** The questions that a target asks, and what their answers come to: one trip to the engine for any number of targets. */
export function targetQueries(target: Target, { choices, home, count }: Wanted): CandidateQuery[] {
  const limit = Math.ceil(count / WINDOW) * WINDOW + MOST_SAMPLES;
  return queriesFor(target, choices, home, limit).flatMap((base) => {
    if (target.wishes.length === 0) return [base];
    const known = (are: KnownFeatures['are']): CandidateQuery => ({ ...base, known: { wishes: target.wishes, are } });
    const states = statesFor(target, choices);
    const counted = (['yes', 'partly', 'unknown', 'no'] as const).filter((are) => !states.includes(are));
    return [...states.map(known), ...counted.map((are) => ({ ...known(are), limit: 0 }))];
  });
}

export function targetFound(target: Target, { choices }: Wanted, lists: readonly FoundList[]): FoundTarget {
  const { where, name, wishes } = target;
  const from = where && !where.box ? where.place : null;
  const texts = textsOf(target);
  const each = lists.length / texts.length;
  const ofText = (index: number) => texts[Math.floor(index / each)] ?? '';
  // Where words of names tell the kind, "place" is no "plaice".
  const isTold = target.kind?.nameWords !== undefined && name === '';
  const fit = lists.map((list, index) => accept(ofText(index), list, where, isTold ? 'told' : 'borne'));
  const accepted = texts.length === 1 ? fit : merged(fit, each);
  const states: (KnownFeatures['are'] | null)[] = wishes.length > 0 ? statesFor(target, choices) : [null];
  const shown = accepted.slice(0, states.length);
  const kinds: Record<string, number> = {};
  for (const list of shown)
    for (const [kind, count] of Object.entries(list.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
  const counted = [...states, ...(['yes', 'partly', 'unknown', 'no'] as const).filter((are) => !states.includes(are))];
  const countOf = (state: KnownFeatures['are']) => accepted[counted.indexOf(state)]?.total ?? 0;
  return {
    hits: samplesLast(
      shown.flatMap(({ hits }) =>
        orderHits(
          hits.filter(({ isSample }) => !isSample),
          {
            from,
            // Who asks for pizza wants the nearest, whether its name begins so or ends.
            name: isOnlyDiet(target) ? '' : name,
            sort: choices.sort,
            placeName: where ? fold(where.place.label) : undefined,
            postcode: where?.place.source === 'postcode' ? fold(where.place.label) : undefined,
            reach: where?.radiusMetres,
          },
        ).concat(hits.filter(({ isSample }) => isSample)),
      ),
    ),
    total: shown.reduce((sum, list) => sum + list.total, 0),
    kinds,
    features:
      wishes.length === 0
        ? null
        : { yes: countOf('yes') + countOf('partly'), unknown: countOf('unknown'), no: countOf('no') },
  };
}

/** Of several texts that a name may have, what answers to any of them: so many lists for each. */
function merged(lists: readonly FoundList[], each: number): FoundList[] {
  return lists.slice(0, each).map((_, state) => {
    const same = lists.filter((__, index) => index % each === state);
    const all = same.flatMap(({ hits }) => hits);
    const hits = distinct(all);
    const kinds: Record<string, number> = {};
    for (const { kind } of hits) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
    const total = same.reduce((sum, list) => sum + list.total, 0) - (all.length - hits.length);
    return { hits, total, kinds };
  });
}

/** Only those that bear the name: the engine also finds words in addresses, and words that only look alike. */
function accept(name: string, list: FoundList, where: Where | null, how: 'borne' | 'told'): FoundList {
  if (!name) return list;
  const borne = how === 'told' ? list.hits.filter((hit) => isToldBy(name, hit)) : bearing(name, list.hits, 'names');
  const hits = borne.filter((hit) => !where?.isLeading || belongsTo(hit, where));
  if (hits.length === list.hits.length) return list;
  const kinds: Record<string, number> = {};
  for (const { kind } of hits) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { hits, total: hits.length, kinds };
}

/** "Leeds Playhouse" is not one in Batley. */
function belongsTo(hit: Candidate, where: Where): boolean {
  if (where.box) return true;
  const town = fold(where.place.label);
  if (` ${hit.city} ${hit.area} ${hit.names.join(' ')} `.includes(` ${town} `)) return true;
  return (metresFrom(where.place, hit) ?? Infinity) < where.radiusMetres / 3;
}

export const exactlyNamed = (whole: string, hits: readonly Candidate[]): Candidate[] =>
  hits.filter((hit) => hasExactName(whole, hit));

/** The very place that was asked for, before all others; of a chain there is none: the nearest is meant. */
export function itself(target: Target, bare: string, hits: readonly Candidate[]): Candidate[] {
  if (target.name === '') return placeItself(target, hits);
  return isChain(target.name) ? [] : exactlyNamed(bare, hits);
}
