import type { WishState } from '@waymark/contracts-reviews';
import { statesFor, type AccessChoice } from '../access-order';
import type { CandidateQuery, Wish } from '../search-port';
import type { KindMeaning } from '../../venue/kind-meaning';
import type { Where } from './where';

/** What is looked for, once it is clear. */
export interface Target {
  kind: KindMeaning | null;
  wishes: readonly Wish[];
  where: Where | null;
  /** Folded words of a name; empty when any will do. */
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

/** What its name has to have; one of them is enough. */
export const textsOf = ({ kind, name, wishes }: Pick<Target, 'kind' | 'name' | 'wishes'>): string[] =>
  (kind?.nameWords ?? [''])
    .slice(0, wishes.length > 0 ? MOST_WITH_WISHES : undefined)
    .map((word) => [word, name].filter(Boolean).join(' '));
/** With a wish each word is four questions to the search server. */
const MOST_WITH_WISHES = 3;

/** An airport serves a town that it lies far out of. */
const AIRPORT_METRES = 60_000;
/** Of a town that may have one: some 70,000 people. */
const LEAST_RADIUS = 5_500;
const isAirport = (kind: KindMeaning | null): boolean => kind?.kinds.join() === 'airport';
const reachOf = ({ radiusMetres, box }: Where, kind: KindMeaning | null): number =>
  !box && radiusMetres > LEAST_RADIUS && isAirport(kind) ? Math.max(radiusMetres, AIRPORT_METRES) : radiusMetres;

/** "JFK airport". */
const CODE = /^[a-z]{3}$/;

/** "London" alone: its middle, not 90,000 places. */
const MIDDLE_METRES = 6_000;

/** Questions to the engine for the whole of the target: one for each text that a name may have. */
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

/** What is known of wishes, best first, in the list that a target asks for. What is round about a landmark is no answer about the landmark. */
export function statesOf(
  { kind, name, where }: Target,
  { features, category, kind: onlyKind }: Choices,
): readonly WishState[] {
  const isPlace = where !== null && where.place.source !== 'venue';
  return statesFor(features, !(kind || name || category || onlyKind || isPlace));
}
