import { fold } from '../../text/fold';
import { distanceMetres } from '../../venue/distance';
import { matchTier, TIER } from '../match-tier';
import { compareKeys } from '../rank-hits';
import type { Candidate } from '../search-port';
import { isChain, kindOfName } from '../query/kind-of-name';
import { FITTINGS, STATIONS } from '../query/span';
import { withoutThe } from './name-match';
import type { Target } from './target';
import type { Where } from './where';
import { patternOf } from '../lexicon/read-lexicon';

/** Each so many are ordered among themselves, so that a page is the same whichever page was asked for first. */
export const WINDOW = 60;
/** A place of full importance may lie this much farther away than one of none. */
const METRES_PER_IMPORTANCE = 6_000;
/** Few fly from the airfield, though it is nearer. */
const METRES_PER_IMPORTANCE_OF_AIRPORT = 300_000;

export interface OrderContext {
  from: { latitude: number; longitude: number } | null;
  name: string;
  /** Folded name of the place: "Leeds" before other stations in Leeds. */
  placeName?: string | undefined;
  /** Folded; what has another postcode stands behind what has this one, or none. */
  postcode?: string | undefined;
  sort: 'best' | 'distance' | 'rating' | 'newest-facts';
  /** Metres that the place reaches. */
  reach?: number | undefined;
}

export function metresFrom(from: OrderContext['from'], hit: Pick<Candidate, '_geo'>): number | null {
  if (!from || !hit._geo) return null;
  return distanceMetres(from, { latitude: hit._geo.lat, longitude: hit._geo.lng });
}

/** Made-up samples never stand above real places. */
export const samplesLast = (hits: readonly Candidate[]): Candidate[] => [
  ...hits.filter(({ isSample }) => !isSample),
  ...hits.filter(({ isSample }) => isSample),
];

/** A closer name goes before a nearer place. */
export function orderHits(
  hits: readonly Candidate[],
  { from, name, placeName, postcode, sort, reach = Infinity }: OrderContext,
): Candidate[] {
  // Of Tesco and Tesco Express the nearer is meant.
  const isOfChain = isChain(name);
  // Before the café in it and the pharmacy, the shop.
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
          isOfShops && hit.category !== 'shop' ? 1 : 0,
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

/** Who asks for the hospital of a town means none for teeth, minds or money. Metres. */
const MAIN_METRES = 5_000;
const MAIN = new RegExp(`\\b${patternOf('name-parts', 'main-hospital')}\\b`);
const OF_ONE_KIND = new RegExp(` at |${patternOf('name-parts', 'special-hospital')}`);

function isMainHospital({ kind, names, city }: Candidate): boolean {
  if (kind !== 'hospital' || names.some((name) => OF_ONE_KIND.test(name))) return false;
  return names.some((name) => MAIN.test(name) || withoutThe(name) === `${city} hospital`);
}

const SHOPS_OF = new Set(['Supermarkets', 'Shops']);

const POSTCODE = /(?:^| )[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}$/;

/** "CF24" and "PL4 8" end where the post says, and not at a circle. */
const isOfOther = (postcode: string, { area }: Candidate): boolean =>
  POSTCODE.test(area) && !` ${area}`.includes(postcode.includes(' ') ? ` ${postcode}` : ` ${postcode} `);

export const distinct = (hits: readonly Candidate[]): Candidate[] => [
  ...new Map(hits.map((hit) => [hit.id, hit])).values(),
];

/** "A disabled toilet at Beamish museum" asks about the museum. */

/** The place that was named, where it is a venue of what is asked for: it stands first whatever is known of it. */
export function placeItself({ where, kind }: Pick<Target, 'where' | 'kind'>, hits: readonly Candidate[]): Candidate[] {
  if (!where) return [];
  if (kind && !(where.isInside && FITTINGS.has(kind.kinds.join()))) return stationCalled(where, hits);
  return where.venue ? [where.venue] : [];
}

/** A station is called by its place, "Leeds", and King's Cross is the only one whose name goes on, with St Pancras. */
function stationCalled({ place, box }: Where, hits: readonly Candidate[]): Candidate[] {
  const called = fold(place.label);
  const stations = box ? [] : hits.filter(({ kind }) => kind !== null && STATIONS.includes(kind));
  const same = stations.filter(({ names }) => names.includes(called));
  const longer = stations.filter(({ names }) => names.some((name) => name.startsWith(`${called} `)));
  return same.length > 0 ? same : longer.length === 1 ? longer : [];
}
