import { fold } from '../../text/fold';
import { distanceMetres } from '../../venue/distance';
import { matchTier, compareKeys, TIER } from '../rank-suggestions';
import type { Candidate } from '../search-port';
import { isChain, kindOfName } from '../query/kind-of-name';
import { FITTINGS, STATIONS } from '../query/span';
import { withoutThe } from './name-match';
import type { Target } from './target';
import type { Where } from './where';
import { patternOf } from '../lexicon/read-lexicon';

/** Hits are ordered in windows of this size, so that a page is the same whichever page is requested first. */
export const WINDOW = 60;
/** A venue of full importance may be this much farther away than one of none. */
const METRES_PER_IMPORTANCE = 6_000;
/** Few people fly from a nearby airfield. */
const METRES_PER_IMPORTANCE_OF_AIRPORT = 300_000;

export interface OrderContext {
  from: { latitude: number; longitude: number } | null;
  name: string;
  /** The normalised name of the place: the station "Leeds" comes before others in Leeds. */
  placeName?: string | undefined;
  /** Normalised; venues with another postcode come after those with this one or none. */
  postcode?: string | undefined;
  sort: 'best' | 'distance' | 'rating' | 'newest-facts';
  /** The radius of the place in metres. */
  reach?: number | undefined;
}

export function metresFrom(from: OrderContext['from'], hit: Pick<Candidate, '_geo'>): number | null {
  if (!from || !hit._geo) return null;
  return distanceMetres(from, { latitude: hit._geo.lat, longitude: hit._geo.lng });
}

/** Puts made-up samples after all real venues. */
export const samplesLast = (hits: readonly Candidate[]): Candidate[] => [
  ...hits.filter(({ isSample }) => !isSample),
  ...hits.filter(({ isSample }) => isSample),
];

/** Orders hits: a closer name comes before a nearer venue. */
export function rankResults(
  hits: readonly Candidate[],
  { from, name, placeName, postcode, sort, reach = Infinity }: OrderContext,
): Candidate[] {
  // Between Tesco and Tesco Express, the nearer one is meant.
  const isOfChain = isChain(name);
  // The shop comes before its café, pharmacy and petrol station.
  const isOfShops = isOfChain && SHOPS_OF.has(kindOfName(name)?.kind.label ?? '');
  const ordered: Candidate[] = [];
  for (let start = 0; start < hits.length; start += WINDOW) {
    const window = hits.slice(start, start + WINDOW).map((hit, position) => {
      if (sort !== 'best') return { hit, key: [position] };
      const metres = metresFrom(from, hit);
      const perImportance =
        hit.kind === 'airport' ? METRES_PER_IMPORTANCE_OF_AIRPORT : Math.min(METRES_PER_IMPORTANCE, reach / 2);
      const before = hit.importance * perImportance + (isMainHospital(hit) ? Math.min(MAIN_METRES, reach / 2) : 0);
      const rank = metres !== null ? metres - before : name ? -hit.importance : position;
      const tier = name ? Math.min(matchTier(name, hit), 4) : 0;
      const isNamesake = placeName && hit.names.includes(placeName) ? 0 : 1;
      const isOutside = postcode && isOfOther(postcode, hit) ? 1 : 0;
      return {
        hit,
        key: [
          isNamesake,
          isOutside,
          isOfShops && (hit.category !== 'shop' || hit.kind === 'fuel') ? 1 : 0,
          isOfChain ? Math.max(tier, TIER.nameStarts) : tier,
          rank,
          position,
        ],
      };
    });
    window.sort((a, b) => compareKeys(a.key, b.key));
    ordered.push(...window.map(({ hit }) => hit));
  }
  return ordered;
}

/** "The hospital" of a town does not mean a dental, mental health or private one. Metres. */
const MAIN_METRES = 5_000;
const MAIN = new RegExp(`\\b${patternOf('name-parts', 'main-hospital')}\\b`);
const OF_ONE_KIND = new RegExp(` at |${patternOf('name-parts', 'special-hospital')}`);

function isMainHospital({ kind, names, city }: Candidate): boolean {
  if (kind !== 'hospital' || names.some((name) => OF_ONE_KIND.test(name))) return false;
  return names.some((name) => MAIN.test(name) || withoutThe(name) === `${city} hospital`);
}

const SHOPS_OF = new Set(['Supermarkets', 'Shops']);

const POSTCODE = /(?:^| )[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}$/;

/** The areas of "CF24" and "PL4 8" are defined by postcodes rather than by a circle. */
const isOfOther = (postcode: string, { area }: Candidate): boolean =>
  POSTCODE.test(area) && !` ${area}`.includes(postcode.includes(' ') ? ` ${postcode}` : ` ${postcode} `);

export const distinct = (hits: readonly Candidate[]): Candidate[] => [
  ...new Map(hits.map((hit) => [hit.id, hit])).values(),
];

/**
 * Returns the named place if it is itself a match; it comes first, whatever is known about it. "A disabled toilet at
 * Beamish museum" is about the museum.
 */
export function placeItself({ where, kind }: Pick<Target, 'where' | 'kind'>, hits: readonly Candidate[]): Candidate[] {
  if (!where) return [];
  if (kind && !(where.isInside && FITTINGS.has(kind.kinds.join()))) return stationCalled(where, hits);
  return where.venue ? [where.venue] : [];
}

/**
 * A station can have the name of its place, "Leeds". King's Cross is the only one with a longer name, with St Pancras.
 */
function stationCalled({ place, box }: Where, hits: readonly Candidate[]): Candidate[] {
  const called = fold(place.label);
  const stations = box ? [] : hits.filter(({ kind }) => kind !== null && STATIONS.includes(kind));
  const same = stations.filter(({ names }) => names.includes(called));
  const longer = stations.filter(({ names }) => names.some((name) => name.startsWith(`${called} `)));
  return same.length > 0 ? same : longer.length === 1 ? longer : [];
}
