import { distanceMetres } from '../../venue/distance';
import { isPlace } from './best-covers';
import type { Gazetteer, Place } from '../gazetteer/gazetteer';
import type { Postcode } from '../gazetteer/postcode-districts';
import type { DistanceValue, PostcodeValue } from './recognise-numbers';
import type { SpotValue, Span } from './span';
import type { TownValue } from './recognise-towns';
import type { Token } from './tokenise';

export type Relation = 'in' | 'near';

/** The place that a query names; `tokens` are all the words for it. */
export type ParsedPlace = { tokens: readonly Token[] } & (
  | { by: 'you' }
  | { by: 'postcode'; relation: Relation; code: string; known: Postcode | null }
  | {
      by: 'town';
      relation: Relation;
      /** The query starts with the town, without "in" or "near", so the town may be part of a venue's name. */
      isLeading: boolean;
      places: Place[];
      read: string | null;
      /** The query names another town, and neither town lies in the other. */
      isApart: boolean;
    }
  /** The search engine must find it, within the named towns if there are any. */
  | {
      by: 'name';
      relation: Relation;
      isSaid: boolean;
      as: Span['label'];
      spot: SpotValue;
      within: Place[];
    }
);

interface Placed {
  span: Span;
  relation: Relation | null;
  tokens: Token[];
}

export function readPlace(spans: readonly Span[], tokens: readonly Token[], gazetteer: Gazetteer): ParsedPlace | null {
  const placed = spans.flatMap((span, index) => (isPlace(span.label) ? [withRelation(spans, index, tokens)] : []));
  const distance = spans.find(({ label }) => label === 'distance') as Span<DistanceValue> | undefined;
  const all = tokens.filter((token) => placed.some((one) => one.tokens.includes(token)));
  const you = placed.find(({ span }) => span.label === 'you');
  const first = placed[0];
  if (you && placed.length === 1) return { by: 'you', tokens: all };
  const nearest = spans.find(({ label }) => label === 'nearest');
  const fromYou = distance?.value.isFromYou ? distance : nearest;
  if (!first) return fromYou ? { by: 'you', tokens: tokens.slice(fromYou.from, fromYou.to) } : null;
  const isNear = distance !== undefined;
  const relationOf = ({ relation }: Placed, usual: Relation): Relation =>
    isNear ? 'near' : (relation ?? (nearest ? 'near' : usual));
  const postcode = placed.find(({ span }) => span.label === 'postcode');
  if (postcode) {
    const { code, known } = postcode.span.value as PostcodeValue;
    return { by: 'postcode', relation: relationOf(postcode, 'in'), code, known, tokens: postcode.tokens };
  }
  const towns = placed.filter(({ span }) => span.label === 'town');
  const spot = placed.find(({ span }) => !['town', 'you'].includes(span.label));
  const town = smallest(towns, gazetteer);
  if (spot) {
    const { label, value } = spot.span;
    const within = town ? (town.span.value as TownValue).places : [];
    const isSaid = spot.relation !== null || isNear;
    return {
      by: 'name',
      relation: relationOf(spot, 'near'),
      isSaid,
      as: label,
      spot: value as SpotValue,
      within,
      tokens: all,
    };
  }
  if (!town) return null;
  const at = spans.indexOf(town.span);
  const isApart = towns.length > 1 && !isNested(towns, gazetteer);
  const isAlone = (some: readonly Span[]) =>
    some.every(({ label }) => ['filler', 'soft', 'nearest', 'feature'].includes(label));
  return {
    by: 'town',
    relation: relationOf(town, 'in'),
    isLeading: town.relation === null && isAlone(spans.slice(0, at)) && !isAlone(spans.slice(at + 1)),
    places: (town.span.value as TownValue).places,
    read: town.span.read ?? null,
    isApart,
    tokens: isApart ? town.tokens : all,
  };
}

/** Adds the relation words before a place and words for its centre: "near the city centre of York". */
function withRelation(spans: readonly Span[], index: number, tokens: readonly Token[]): Placed {
  const span = spans[index] as Span;
  let relation: Relation | null = null;
  let first = index;
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = spans[at];
    if (!before || before.to !== spans[at + 1]?.from) break;
    const { label } = before;
    if (!['in', 'near', 'middle', 'distance', 'filler'].includes(label)) break;
    if (label === 'in' || label === 'near') relation ??= label;
    if (label !== 'filler') first = at;
  }
  let last = index;
  while (spans[last + 1]?.label === 'middle' && spans[last + 1]?.from === spans[last]?.to) last += 1;
  const from = spans[first]?.from ?? span.from;
  return { span, relation, tokens: tokens.slice(from, spans[last]?.to ?? span.to) };
}

const placesOf = ({ span }: Placed): Place[] => (span.value as TownValue).places;

const isIn = (one: Placed, other: Placed, gazetteer: Gazetteer): boolean =>
  placesOf(one).some((place) =>
    placesOf(other).some(
      (larger) => isBeside(place, larger) || larger.names.some((name) => gazetteer.isWithin(place, name)),
    ),
  );

/** Metres within which a quarter counts as part of a large town, or close to it. */
const BESIDE_METRES = 12_000;
const isBeside = (place: Place, larger: Place): boolean =>
  !larger.box && larger.population > place.population && distanceMetres(place, larger) < BESIDE_METRES;

const isNested = ([one, other]: readonly Placed[], gazetteer: Gazetteer): boolean =>
  one !== undefined && other !== undefined && (isIn(one, other, gazetteer) || isIn(other, one, gazetteer));

/** Returns the smallest place: of a quarter and its town, the quarter is meant. */
const smallest = (towns: readonly Placed[], gazetteer: Gazetteer): Placed | undefined =>
  towns.reduce<Placed | undefined>((best, next) => (best && isIn(best, next, gazetteer) ? best : next), undefined);
