import { kindFromOsm } from '@waymark/seed/osm';
import { kindOfMapWords, kindOfSports } from './more-kinds';
import type { PackRow, PlaceKind } from './pack-row';

/** Maps the packs' categories to the product's eight categories and OpenStreetMap's kinds. */
const OF_CATEGORY: Record<string, PlaceKind> = {
  restaurant: { category: 'restaurant', kind: 'restaurant' },
  cafe: { category: 'restaurant', kind: 'cafe' },
  pub: { category: 'restaurant', kind: 'pub' },
  hotel: { category: 'hotel', kind: 'hotel' },
  shop: { category: 'shop', kind: 'shop' },
  supermarket: { category: 'shop', kind: 'supermarket' },
  pharmacy: { category: 'healthcare', kind: 'pharmacy' },
  clinic: { category: 'healthcare', kind: 'clinic' },
  hospital: { category: 'healthcare', kind: 'hospital' },
  education: { category: 'education', kind: 'school' },
  library: { category: 'venue', kind: 'library' },
  museum: { category: 'entertainment', kind: 'museum' },
  gallery: { category: 'entertainment', kind: 'gallery' },
  theatre: { category: 'entertainment', kind: 'theatre' },
  cinema: { category: 'entertainment', kind: 'cinema' },
  attraction: { category: 'entertainment', kind: 'attraction' },
  sport: { category: 'entertainment', kind: 'sports_centre' },
  'place of worship': { category: 'venue', kind: 'place_of_worship' },
  worship: { category: 'venue', kind: 'place_of_worship' },
  park: { category: 'venue', kind: 'park' },
  court: { category: 'venue', kind: 'courthouse' },
  toilet: { category: 'venue', kind: 'toilets' },
};

const OF_TAG: Record<string, PlaceKind> = {
  playground: { category: 'entertainment', kind: 'playground' },
  'amenity=toilets': { category: 'venue', kind: 'toilets' },
  'leisure=playground': { category: 'entertainment', kind: 'playground' },
  'leisure=nature_reserve': { category: 'venue', kind: 'nature_reserve' },
  'historic=castle': { category: 'entertainment', kind: 'castle' },
  'castle_category=castle': { category: 'entertainment', kind: 'castle' },
  'castle_category=fortress': { category: 'entertainment', kind: 'castle' },
  'castle_category=ruin': { category: 'entertainment', kind: 'castle' },
  'castle_category=palace': { category: 'entertainment', kind: 'attraction' },
  'highway=services': { category: 'venue', kind: 'services' },
  'amenity=parking': { category: 'transport', kind: 'parking' },
  'public_transport=station': { category: 'transport', kind: 'station' },
  'gtfs location_type=1': { category: 'transport', kind: 'station' },
  'highway=bus_stop': { category: 'transport', kind: 'bus_stop' },
  'public_transport=platform': { category: 'transport', kind: 'bus_stop' },
  'public_transport=stop_position': { category: 'transport', kind: 'bus_stop' },
  'railway=tram_stop': { category: 'transport', kind: 'tram_stop' },
  'railway=platform': { category: 'transport', kind: 'railway_station' },
  'railway=stop': { category: 'transport', kind: 'railway_station' },
};

/** Sources with only one kind of place; that kind wins over a name that merely sounds different. */
const OF_SOURCE: Record<string, PlaceKind> = {
  'nhs-gp-practices-2025': { category: 'healthcare', kind: 'doctors' },
  'nhs-dentists-2016': { category: 'healthcare', kind: 'dentist' },
  'tfl-station-data-2025': { category: 'transport', kind: 'railway_station' },
};

/** Kinds by name, for sources that only say "other" or "education". The first match wins. */
const OF_NAME: [RegExp, PlaceKind][] = [
  [/\bjob ?centre\b/i, { category: 'venue', kind: 'government' }],
  [
    /\bcommunity\b|\b(?:parish|village|church|memorial|public|town) (?:hall|rooms?)\b|\binstitute\b/i,
    { category: 'venue', kind: 'community_centre' },
  ],
];

const EDUCATION_NAMES: [RegExp, string][] = [
  [/\bnurser(?:y|ies)\b|\bpre-?school\b|\bplaygroup\b|\bkindergarten\b/i, 'kindergarten'],
  [/\buniversity\b/i, 'university'],
  [/\bschool\b|\bacademy\b|\bprimary\b|\binfants?\b|\bjuniors?\b/i, 'school'],
  [/\bcollege\b/i, 'college'],
];

/** Map features that nobody visits, so they are no venues. */
const NOT_A_VENUE =
  /^(?:highway|public_transport|craft|building|historic|office)=|^railway=|^amenity=(?:atm|clock|recycling|drinking_water|fountain|parking_entrance|prison|car_sharing|bicycle_rental|money_transfer|parking)$|^tourism=(?:artwork|information|apartment)$|^leisure=(?:wildlife_hide|pitch|fitness_station|recreation_ground)$|^amenity=bird_hide$/;

function tagsOf(kind: string): Record<string, string> | null {
  const [key, value] = kind.split('=');
  return key && value && /^[a-z_]+$/.test(key) ? { [key]: value } : null;
}

function educationKind(name: string): string {
  return EDUCATION_NAMES.find(([words]) => words.test(name))?.[1] ?? 'school';
}

/** Returns category and kind of a pack's row; null for places that nobody would look up to visit. */
export function placeKind(row: PackRow): PlaceKind | null {
  const own = OF_SOURCE[row.source];
  if (own) return own;
  const sports = row.source === 'scotsport-2024' && row.category === 'sport' ? kindOfSports(row.kind) : null;
  if (sports) return sports;
  if (row.kind !== undefined && row.category !== 'toilet') {
    const tags = tagsOf(row.kind);
    const known = OF_TAG[row.kind] ?? (tags ? kindFromOsm(tags) : kindOfMapWords(row));
    if (known) return known;
    if (NOT_A_VENUE.test(row.kind)) return null;
  }
  const name = row.name ?? '';
  if (row.category === 'education') return { category: 'education', kind: educationKind(name) };
  if (row.category === 'restaurant' && row.facts?.['BusinessType'] === 'Takeaway/sandwich shop')
    return { category: 'restaurant', kind: 'fast_food' };
  const listed = OF_CATEGORY[row.category];
  if (listed) return listed;
  const tags = row.facts?.['amenity'] === undefined ? null : kindFromOsm({ amenity: row.facts['amenity'] });
  return (
    tags ??
    OF_NAME.find(([words]) => words.test(name))?.[1] ??
    (row.category === 'other' ? { category: 'venue', kind: null } : null)
  );
}

const FAMILIES: ReadonlySet<string | null>[] = [
  new Set(['restaurant', 'pub', 'cafe', 'fast_food', 'bar']),
  new Set(['clinic', 'doctors']),
  new Set(['shop', 'supermarket', 'convenience']),
  new Set(['museum', 'gallery', 'attraction']),
];

/**
 * Returns whether two kinds can describe one place: a pub may be listed as a restaurant, but a library not as a
 * pharmacy.
 */
export function isLikeKind(a: PlaceKind, b: PlaceKind): boolean {
  return (
    a.category === b.category &&
    (a.kind === b.kind || FAMILIES.some((family) => family.has(a.kind) && family.has(b.kind)))
  );
}
