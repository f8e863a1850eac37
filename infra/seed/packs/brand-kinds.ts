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

/** What a brand may make of a place that sells food: whoever is called "Mango" and sells food is no clothes shop. First wins. */
const KINDS = [
  ...['cinema', 'hotel', 'supermarket', 'convenience', 'pharmacy', 'chemist', 'department_store', 'fast_food', 'cafe'],
  ...['restaurant', 'pub', 'bar', 'ice_cream', 'bakery', 'fitness_centre', 'bowling_alley', 'garden_centre', 'charity'],
  ...['books', 'confectionery', 'doityourself', 'furniture', 'frozen_food', 'alcohol', 'newsagent', 'health_food'],
  ...['variety_store', 'fuel'],
];

/** Of these kinds only chains whose names nothing else bears: "Empire", "Four Seasons" and "Castle" are on many doors. */
const SURE: Record<string, RegExp> = {
  cinema: /^(?:odeon|cineworld|vue|everyman|showcase)$|cinema/,
  hotel:
    /^(?:premier inns?|travelodge|jurys inn|holiday inn(?: express)?|crowne plaza|ibis(?: budget| styles)?|novotel|motel one)$/,
  pub: /^(?:j ?d )?wetherspoons?$|^brewers fayre$|^brewdog$|^pitcher and piano$/,
  bar: /^(?:all bar one|slug and lettuce|be at one|revolucion de cuba)$/,
  fuel: /station|petrol|garage/,
};

/** Corner shops that the index knows as supermarkets too. */
const CORNER_SHOPS = /^(?:spar|londis|costcutters?|nisa|premier|centra|mace|best one|one stop)$/;

/** Words that stand for other things as often as for the chain. */
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

/** Names of British chains (name-suggestion-index) -> what such a place may be, the likeliest first. */
export function brandKinds(): ReadonlyMap<string, PlaceKind[]> {
  const kinds = new Map<string, PlaceKind[]>();
  const { nsi } = readPackageJson<BrandIndex>('name-suggestion-index', 'dist/json/nsi.min.json');
  for (const [path, { items }] of Object.entries(nsi)) addBrands(kinds, path, items);
  for (const known of kinds.values()) known.sort((a, b) => rank(a) - rank(b));
  return kinds;
}
