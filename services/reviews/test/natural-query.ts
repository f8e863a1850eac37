import { createHash } from 'node:crypto';
import type { SearchAnswer, SearchHit } from '@waymark/contracts-reviews';
import { fold } from '../src/text/fold';
import { distanceMetres } from '../src/venue/distance';
import file from './natural-queries.json' with { type: 'json' };

/** A typed query with the conditions of a correct result. All given conditions must hold. */
export interface NaturalQuery {
  group: string;
  q: string;
  /** The person's position: one of the file's towns. */
  at?: string;
  /** The first five hits (at least one) have these kinds. */
  kinds?: string[];
  /** The first five are within `km` of this town or position. */
  near?: string;
  km?: number;
  /** The name of the first hit contains this. */
  first?: string;
  /** One of the first five names contains this. */
  among?: string;
  /** All of the first five names contain this. */
  all?: string;
  /** No hits, but suggestions for the nearest, of these kinds if any are given. */
  nearest?: string[];
  /** Matching hits, or otherwise none and the nearest of the kinds. */
  orNearest?: boolean;
  none?: boolean;
  unknown?: string;
  place?: string;
  features?: string[];
  /** The sample data of the tests contains the expected venues. */
  inSample?: boolean;
  /** Contains typing errors that PostgreSQL's trigrams cannot match. */
  needsServer?: boolean;
  /** The minimum number of other places with the same name. */
  others?: number;
  /** A kind that no source lists: the response says so and suggests no nearest. */
  unmapped?: string;
  /** The kind that the response admits to know too few of there; empty for none. */
  underlisted?: string;
  /** All nearest suggestions are in this country. */
  nearestIn?: string;
  /** The first nearest suggestion has this name. */
  nearestCalled?: string;
  /** Who asks, if the correct result depends on it: few people abroad mean the "Boston" in Lincolnshire. */
  from?: string;
}

/** British searches put Britain first; all others search the whole world. */
export type Asker = 'britain' | 'world';

const TOWNS = file.towns as Record<string, number[]>;
const QUERIES: readonly NaturalQuery[] = file.queries;

export const naturalQueries = (asker: Asker): NaturalQuery[] => QUERIES.filter(({ from = asker }) => from === asker);

/** A third of the queries, held out since weights were last tuned: reported separately and not used for tuning. */
export const isHeldOut = ({ q }: NaturalQuery): boolean =>
  createHash('sha256').update(`second: ${q}`).digest().readUInt32BE(0) % 3 === 0;

export const placeOf = (name: string) => {
  const [latitude = 0, longitude = 0] = TOWNS[name] ?? [];
  return { latitude, longitude };
};

/** Builds the query string of GET /api/search. */
export function naturalParams({ q, at }: NaturalQuery, asker: Asker): string {
  const { latitude, longitude } = placeOf(at ?? '');
  const here = at ? `&at=${latitude.toFixed(3)},${longitude.toFixed(3)}` : '';
  return `q=${encodeURIComponent(q)}${here}${asker === 'world' ? '&forceGlobal=true' : ''}`;
}

const called = (hit: SearchHit | undefined, name: string): boolean =>
  hit !== undefined && fold(hit.name).includes(fold(name));

/** Returns what is wrong with a result; null if it is correct. */
export function wrongWith(query: NaturalQuery, answer: SearchAnswer): string | null {
  const { results, nearest, understood } = answer;
  const five = results.slice(0, 5);
  const { kinds, near, km = 10, first, among, all, features, others, place } = query;
  const said = five.map(({ name, kind, city }) => `${name} (${kind ?? '-'}, ${city ?? '-'})`).join('; ') || 'nothing';
  if (query.unknown !== undefined && fold(understood.unknownPlace ?? '') !== fold(query.unknown))
    return `unknown place is ${understood.unknownPlace ?? 'not said'}`;
  if (query.unmapped !== undefined && (understood.unmappedKind !== query.unmapped || nearest.length > 0))
    return `unmapped kind is ${understood.unmappedKind ?? 'not said'}, ${nearest.length} nearest`;
  if (query.underlisted !== undefined && (understood.underlisted ?? '') !== query.underlisted)
    return `too few of ${understood.underlisted ?? 'nothing'}`;
  if (query.nearestIn !== undefined && !nearest.every(({ country }) => country === query.nearestIn))
    return `nearest is in ${nearest.map(({ country }) => country).join()}`;
  if (query.none && results.length > 0) return `not none: ${said}`;
  if (place !== undefined && fold(understood.place?.label ?? '') !== fold(place))
    return `place is ${understood.place?.label ?? 'none'}`;
  if (features && !features.every((feature) => (understood.features as string[]).includes(feature)))
    return `features are ${understood.features.join()}`;
  if (others !== undefined && understood.otherPlaces.length < others)
    return `${understood.otherPlaces.length} other places`;
  if (query.nearest || (query.orNearest && results.length === 0)) {
    if (results.length > 0) return `not none: ${said}`;
    if (nearest.length === 0) return 'no nearest';
    if (!called(nearest[0], query.nearestCalled ?? '')) return `nearest is ${nearest[0]?.name ?? ''}`;
    const wanted = query.nearest ?? kinds ?? [];
    const fits = wanted.length === 0 || nearest.every(({ kind }) => wanted.includes(kind ?? ''));
    return fits ? null : `nearest is ${nearest.map(({ name, kind }) => `${name} (${kind ?? ''})`).join('; ')}`;
  }
  const asksForResults = kinds ?? near ?? first ?? among ?? all;
  if (asksForResults !== undefined && five.length === 0) return 'nothing';
  if (kinds && !five.every(({ kind }) => kinds.includes(kind ?? ''))) return said;
  if (near) {
    const from = placeOf(near);
    const far = five.find(
      ({ latitude, longitude }) =>
        latitude === null || longitude === null || distanceMetres(from, { latitude, longitude }) > km * 1_000,
    );
    if (far) return `${far.name} in ${far.city ?? '-'} is too far`;
  }
  if (first && !called(five[0], first)) return said;
  if (among && !five.some((hit) => called(hit, among))) return said;
  if (all && !five.every((hit) => called(hit, all))) return said;
  return null;
}
