import { createHash } from 'node:crypto';
import type { SearchAnswer, SearchHit } from '@waymark/contracts-reviews';
import { fold } from '../src/text/fold';
import { distanceMetres } from '../src/venue/distance';
import file from './natural-queries.json' with { type: 'json' };

/** What somebody typed, and what a right answer to it is. All that is given has to hold. */
export interface NaturalQuery {
  group: string;
  q: string;
  /** Where the person is: one of the file's towns. */
  at?: string;
  /** The first five (at least one) are of these kinds. */
  kinds?: string[];
  /** The first five are within `km` of this town or position. */
  near?: string;
  km?: number;
  /** The first is called so; it may have more words. */
  first?: string;
  /** One of the first five is. */
  among?: string;
  /** All of the first five are. */
  all?: string;
  /** No results, but the nearest, of these kinds where any are given. */
  nearest?: string[];
  /** Results as asked for, or else none and the nearest of the kinds. */
  orNearest?: boolean;
  none?: boolean;
  unknown?: string;
  place?: string;
  features?: string[];
  /** The sample of places that tests run on has what it takes. */
  inSample?: boolean;
  /** Slips that PostgreSQL's trigrams do not reach. */
  needsServer?: boolean;
  /** So many other places of the name are told. */
  others?: number;
  /** A kind that no source lists: it is said, and none is shown as the nearest. */
  unmapped?: string;
  /** Everything shown as the nearest is in this country. */
  nearestIn?: string;
  /** What is shown first as the nearest is called so. */
  nearestCalled?: string;
  /** Who asks it, where a right answer to others is another one: by "Boston" few abroad mean the one in Lincolnshire. */
  from?: string;
}

/** In Britain what is there comes first; all others search the whole world. */
export type Asker = 'britain' | 'world';

const TOWNS = file.towns as Record<string, number[]>;
const QUERIES: readonly NaturalQuery[] = file.queries;

export const naturalQueries = (asker: Asker): NaturalQuery[] => QUERIES.filter(({ from = asker }) => from === asker);

/** A third, apart from all others since weights were last tuned: reported apart, and not looked at while they are tuned. */
export const isHeldOut = ({ q }: NaturalQuery): boolean =>
  createHash('sha256').update(`second: ${q}`).digest().readUInt32BE(0) % 3 === 0;

export const placeOf = (name: string) => {
  const [latitude = 0, longitude = 0] = TOWNS[name] ?? [];
  return { latitude, longitude };
};

/** Query of GET /api/search. */
export function naturalParams({ q, at }: NaturalQuery, asker: Asker): string {
  const { latitude, longitude } = placeOf(at ?? '');
  const here = at ? `&at=${latitude.toFixed(3)},${longitude.toFixed(3)}` : '';
  return `q=${encodeURIComponent(q)}${here}${asker === 'world' ? '&forceGlobal=true' : ''}`;
}

const called = (hit: SearchHit | undefined, name: string): boolean =>
  hit !== undefined && fold(hit.name).includes(fold(name));

/** What is wrong with an answer; null when it is right. */
export function wrongWith(query: NaturalQuery, answer: SearchAnswer): string | null {
  const { results, nearest, understood } = answer;
  const five = results.slice(0, 5);
  const { kinds, near, km = 10, first, among, all, features, others, place } = query;
  const said = five.map(({ name, kind, city }) => `${name} (${kind ?? '-'}, ${city ?? '-'})`).join('; ') || 'nothing';
  if (query.unknown !== undefined && fold(understood.unknownPlace ?? '') !== fold(query.unknown))
    return `unknown place is ${understood.unknownPlace ?? 'not said'}`;
  if (query.unmapped !== undefined && (understood.unmappedKind !== query.unmapped || nearest.length > 0))
    return `unmapped kind is ${understood.unmappedKind ?? 'not said'}, ${nearest.length} nearest`;
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
