import type { WishState } from '@waymark/contracts-reviews';
import { statesFor, type AccessChoice } from '../access-order';
import type { CandidateQuery, Wish } from '../search-port';
import type { KindMeaning } from '../../venue/kind-meaning';
import type { Where } from './where';

/** What to search for, after the query has been interpreted. */
export interface Target {
  kind: KindMeaning | null;
  wishes: readonly Wish[];
  where: Where | null;
  /** Normalised words of a name; empty for any name. */
  name: string;
}

export interface Choices {
  category?: string | undefined;
  kind?: string | undefined;
  minRating?: number | undefined;
  features: AccessChoice;
  sort: 'best' | 'distance' | 'rating' | 'newest-facts';
  withinKm?: number | undefined;
}

const kindOf = (kind: KindMeaning | null) =>
  kind
    ? {
        kind:
          kind.kinds.length > 0
            ? { kinds: kind.kinds, ...(kind.named && { named: kind.named }) }
            : { category: kind.category ?? '' },
      }
    : {};

/** Returns the texts that a name may contain; one of them is enough. */
export const textsOf = ({ kind, name, wishes }: Pick<Target, 'kind' | 'name' | 'wishes'>): string[] =>
  (kind?.nameWords ?? [''])
    .slice(0, wishes.length > 0 ? MOST_WITH_WISHES : undefined)
    .map((word) => [word, name].filter(Boolean).join(' '));
/** Maximum number of texts for a query with a wish, because each takes four queries to the search server. */
const MOST_WITH_WISHES = 3;

/** Metres around a town in which its airport may be; airports are far outside the towns they serve. */
const AIRPORT_METRES = 60_000;
/** The radius of a town that may have an airport: some 70,000 people. */
const LEAST_RADIUS = 5_500;
const isAirport = (kind: KindMeaning | null): boolean => kind?.kinds.join() === 'airport';
const reachOf = ({ radiusMetres, box }: Where, kind: KindMeaning | null): number =>
  !box && radiusMetres > LEAST_RADIUS && isAirport(kind) ? Math.max(radiusMetres, AIRPORT_METRES) : radiusMetres;

/** "JFK airport". */
const CODE = /^[a-z]{3}$/;

/**
 * Metres around the centre for a query that is only a large town: "London" alone shows its centre, not 90,000 venues.
 */
const MIDDLE_METRES = 6_000;

/** Returns the queries of a target: one for each text that a name may contain. */
export const queriesFor = (target: Target, choices: Choices, home: string | null, limit: number): CandidateQuery[] =>
  textsOf(target).map((text) => queryFor(target, text, choices, home, limit));

function queryFor(target: Target, named: string, choices: Choices, home: string | null, limit: number): CandidateQuery {
  const { where, kind } = target;
  const code = isAirport(kind) && CODE.test(target.name) ? target.name : null;
  const text = code ? '' : named;
  const { category, kind: onlyKind, minRating } = choices;
  const near = where && {
    latitude: where.place.latitude,
    longitude: where.place.longitude,
    radiusMetres: choices.withinKm
      ? choices.withinKm * 1_000
      : kind || text || target.wishes.length > 0
        ? reachOf(where, kind)
        : Math.min(where.radiusMetres, MIDDLE_METRES),
    box: choices.withinKm ? undefined : where.box,
  };
  const sort =
    choices.sort === 'rating' || choices.sort === 'newest-facts'
      ? choices.sort
      : choices.sort === 'best' &&
          !text &&
          (where?.box !== undefined ||
            (target.wishes.length === 0 && (where?.place.source === 'town' || !near) && (!near || !kind)))
        ? ('importance' as const)
        : null;
  return {
    text,
    ...(code && { code: code.toUpperCase() }),
    ...kindOf(kind),
    only: { category, kind: onlyKind, minRating },
    ...(near ? { near } : home && !code ? { countryCode: home } : {}),
    ...(sort ? { sort } : {}),
    limit,
    countKinds: true,
  };
}

/** Returns the states of wishes to list, best first. For a landmark, its surroundings do not count. */
export function statesOf(
  { kind, name, where }: Target,
  { features, category, kind: onlyKind }: Choices,
): readonly WishState[] {
  const isPlace = where !== null && where.place.source !== 'venue';
  return statesFor(features, !(kind || name || category || onlyKind || isPlace));
}
