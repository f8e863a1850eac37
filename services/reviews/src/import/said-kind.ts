import { VENUE_CATEGORIES, VENUE_KIND_LABELS, type VenueCategory } from '@waymark/contracts-reviews';
import { kindFromOsm, type OsmTags } from '@waymark/seed/osm';
import { fold } from '../text/fold';

export interface SaidKind {
  category: VenueCategory;
  kind: string | null;
}

/** Kinds that imports accept as places but the rules for OpenStreetMap tags do not. */
const MORE: Readonly<Record<string, VenueCategory>> = {
  airport: 'transport',
  bus_stop: 'transport',
  castle: 'entertainment',
  gallery: 'entertainment',
  music_venue: 'entertainment',
  nature_reserve: 'venue',
  parking: 'transport',
  playground: 'entertainment',
  port: 'transport',
  railway_station: 'transport',
  services: 'venue',
  shop: 'shop',
  sports_hall: 'entertainment',
  station: 'transport',
  toilets: 'venue',
  tram_stop: 'transport',
};

const KEYS = ['amenity', 'tourism', 'leisure'] as const;
/** Maps our labels to kinds, such as "public toilet" to `toilets`. */
const BY_LABEL = new Map(Object.entries(VENUE_KIND_LABELS).map(([kind, label]) => [fold(label), kind]));

function ofWord(kind: string): SaidKind | null {
  const more = MORE[kind];
  if (more) return { category: more, kind };
  for (const key of KEYS) {
    const found = kindFromOsm({ [key]: kind });
    if (found) return found;
  }
  return kind in VENUE_KIND_LABELS ? kindFromOsm({ shop: kind }) : null;
}

const isCategory = (word: string): word is VenueCategory => VENUE_CATEGORIES.some((category) => category === word);

/** Returns the kind that a word names: one of our categories, an OpenStreetMap value, or our label. Null if unknown. */
export function saidKind(text: string): SaidKind | null {
  const word = fold(text).replaceAll(' ', '_');
  if (word === '') return null;
  const known = ofWord(BY_LABEL.get(fold(text)) ?? word) ?? (word.endsWith('s') ? ofWord(word.slice(0, -1)) : null);
  if (known && !(isCategory(word) && known.category !== word)) return known;
  return isCategory(word) ? { category: word, kind: null } : null;
}

const MORE_TAGS: readonly (readonly [key: string, value: string, kind: string])[] = [
  ['amenity', 'toilets', 'toilets'],
  ['leisure', 'playground', 'playground'],
  ['leisure', 'nature_reserve', 'nature_reserve'],
  ['historic', 'castle', 'castle'],
  ['highway', 'services', 'services'],
  ['public_transport', 'station', 'station'],
  ['railway', 'tram_stop', 'tram_stop'],
  ['highway', 'bus_stop', 'bus_stop'],
];

/** Returns the kind of an OpenStreetMap element; null if people do not visit such elements on purpose. */
export function kindOfTags(tags: OsmTags): SaidKind | null {
  const known = kindFromOsm(tags);
  if (known) return known;
  const more = MORE_TAGS.find(([key, value]) => tags[key] === value);
  return more ? ofWord(more[2]) : null;
}
