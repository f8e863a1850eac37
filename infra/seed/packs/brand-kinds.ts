import { readPackageJson } from '../packages';
import { kindFromOsm } from '@waymark/seed/osm';
import type { PlaceKind } from './pack-row';
import { nameKey } from './place-name';

interface Brand {
  locationSet?: { include?: unknown[] };
  matchNames?: string[];
  tags: Record<string, string>;
}

interface BrandIndex {
  nsi: Record<string, { items: Brand[] }>;
}

/**
 * Kinds that a brand can set for a place that sells food: a "Mango" that sells food is not a clothes shop. The first
 * match wins.
 */
const KINDS = [
  ...['cinema', 'hotel', 'supermarket', 'convenience', 'pharmacy', 'chemist', 'department_store', 'fast_food', 'cafe'],
  ...['restaurant', 'pub', 'bar', 'ice_cream', 'bakery', 'fitness_centre', 'bowling_alley', 'garden_centre', 'charity'],
  ...['books', 'confectionery', 'doityourself', 'furniture', 'frozen_food', 'alcohol', 'newsagent', 'health_food'],
  ...['variety_store', 'fuel'],
];

/** For these kinds, only chains with unmistakable names: "Empire", "Four Seasons" and "Castle" are common names. */
const SURE: Record<string, RegExp> = {
  cinema: /^(?:odeon|cineworld|vue|everyman|showcase)$|cinema/,
  hotel:
    /^(?:premier inns?|travelodge|jurys inn|holiday inn(?: express)?|crowne plaza|ibis(?: budget| styles)?|novotel|motel one)$/,
  pub: /^(?:j ?d )?wetherspoons?$|^brewers fayre$|^brewdog$|^pitcher and piano$/,
  bar: /^(?:all bar one|slug and lettuce|be at one|revolucion de cuba)$/,
  fuel: /station|petrol|garage/,
};

/** Corner shops that the index also lists as supermarkets. */
const CORNER_SHOPS = /^(?:spar|londis|costcutters?|nisa|premier|centra|mace|best one|one stop)$/;

/** Chain names that are also common words. */
const COMMON_WORDS = new Set(['well', 'metro', 'home', 'best', 'castle', 'jet', 'essar', 'costco wholesale']);

const isBritish = ({ locationSet }: Brand) =>
  (locationSet?.include ?? []).some((place) => /^(?:001|150|gb|q21)\b/i.test(String(place)));

function addBrands(kinds: Map<string, PlaceKind[]>, path: string, items: Brand[]): void {
  const [tree, key = '', value = ''] = path.split('/');
  const kind = tree === 'brands' && KINDS.includes(value) ? kindFromOsm({ [key]: value }) : null;
  if (kind === null) return;
  for (const brand of items.filter(isBritish)) {
    const names = [brand.tags['name'], brand.tags['brand'], ...(brand.matchNames ?? [])];
    for (const name of new Set(names.flatMap((word) => (word ? nameKey(word) : [])))) {
      if (COMMON_WORDS.has(name) || SURE[value]?.test(name) === false) continue;
      if (value === 'supermarket' && CORNER_SHOPS.test(name)) continue;
      kinds.set(name, [...(kinds.get(name) ?? []), kind]);
    }
  }
}

const rank = ({ kind }: PlaceKind) => KINDS.indexOf(kind ?? '');

/** Returns the possible kinds of place by name of British chain (name-suggestion-index), most likely first. */
export function brandKinds(): ReadonlyMap<string, PlaceKind[]> {
  const kinds = new Map<string, PlaceKind[]>();
  const { nsi } = readPackageJson<BrandIndex>('name-suggestion-index', 'dist/json/nsi.min.json');
  for (const [path, { items }] of Object.entries(nsi)) addBrands(kinds, path, items);
  for (const known of kinds.values()) known.sort((a, b) => rank(a) - rank(b));
  return kinds;
}
