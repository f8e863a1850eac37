import { kindFromOsm } from '@waymark/seed/osm';
import type { PlaceKind } from './pack-row';

/** Words for places to eat, drink or shop inside or beside another place: a "Theatre Bar" is no theatre. */
const PART_OR_OTHER =
  /[@,/:]| - |\b(?:bars?|caf[eé]|caffe|coffee|tea|tea ?rooms?|restaurant|kitchens?|bistro|catering|caterers?|grill|tavern|inn|arms|brasserie|canteen|kiosks?|shop|stores?|gift|deli|diner|lounge|vaults|pub|foods?|takeaway|pizza|chips?|club|within|at|in|by|old|former|formerly|staff|friends|social|mobile|van|parcels?|vending|nursery|pre-?school|school|academy|college|lunch|luncheon|breakfast|concession|hospitality|solutions)\b/i;

interface NameRule {
  words: RegExp;
  tags: Record<string, string>;
  /** The business types for which the name is trusted. */
  listedAs: string[];
  /**
   * True if the word counts only after a word of the place's address or one such as "central": "Tickhill Library", but
   * not "Wine Library".
   */
  afterPlace?: true;
}

const EATING = ['restaurant', 'fast_food', 'cafe'];
const FOOD = ['shop', ...EATING];

const RULES: NameRule[] = [
  { words: /\bcinemas?$/i, tags: { amenity: 'cinema' }, listedAs: FOOD },
  { words: /\bmuseum(?: (?:and|&) art gallery)?$/i, tags: { tourism: 'museum' }, listedAs: FOOD },
  { words: /\b(?:theatre|opera house)$|^theatre royal\b/i, tags: { amenity: 'theatre' }, listedAs: [...FOOD, 'pub'] },
  { words: /\bplayhouse$/i, tags: { amenity: 'theatre' }, listedAs: FOOD, afterPlace: true },
  { words: /\barts centre$/i, tags: { amenity: 'arts_centre' }, listedAs: [...FOOD, 'pub'] },
  { words: /\blibrary$/i, tags: { amenity: 'library' }, listedAs: FOOD, afterPlace: true },
  { words: /\btown hall$/i, tags: { amenity: 'townhall' }, listedAs: [...FOOD, 'community_centre'], afterPlace: true },
  {
    words: /\bswimming (?:pool|baths)$|\blido$/i,
    tags: { leisure: 'swimming_pool' },
    listedAs: [...FOOD, 'sports_centre'],
  },
  { words: /\b(?:leisure|sports) centre$/i, tags: { leisure: 'sports_centre' }, listedAs: [...FOOD, 'pub'] },
  { words: /\b(?:gyms?|fitness)$/i, tags: { leisure: 'fitness_centre' }, listedAs: ['shop', 'sports_centre'] },
  { words: /\bstadium$/i, tags: { leisure: 'stadium' }, listedAs: [...FOOD, 'sports_centre'] },
  { words: /\bhotels?$/i, tags: { tourism: 'hotel' }, listedAs: FOOD },
  {
    words: /\b(?:youth|independent|international|backpackers) hostel$/i,
    tags: { tourism: 'hostel' },
    listedAs: ['hotel'],
  },
  {
    words: /\bguest ?house$|\bb ?(?:&|and) ?b$|\bbed (?:&|and) breakfast$/i,
    tags: { tourism: 'guest_house' },
    listedAs: ['hotel'],
  },
  {
    words: /\b(?:ice ?cream(?: parlour)?|gelato|gelateria)$/i,
    tags: { amenity: 'ice_cream' },
    listedAs: ['shop', 'restaurant', 'fast_food'],
  },
  { words: /\b(?:bakery|bakers|bakehouse)$/i, tags: { shop: 'bakery' }, listedAs: ['shop'] },
  { words: /\bbutchers?$/i, tags: { shop: 'butcher' }, listedAs: ['shop'] },
  { words: /\bgarden cent(?:re|er)s?$/i, tags: { shop: 'garden_centre' }, listedAs: ['shop', 'restaurant'] },
  { words: /\bpost office$/i, tags: { amenity: 'post_office' }, listedAs: ['shop'] },
  {
    words: /\b(?:church|cathedral|mosque|gurdwara|synagogue)$/i,
    tags: { amenity: 'place_of_worship' },
    listedAs: FOOD,
  },
  {
    words: /\b(?:village|community|church|parish) (?:hall|centre)$/i,
    tags: { amenity: 'community_centre' },
    listedAs: FOOD,
  },
];

const COMPANY = /[\s,]+(?:ltd|limited|plc|llp|cic|uk|trust)\.?$/i;
const PLACE_WORDS = new Set(['central', 'city', 'community', 'public', 'branch', 'county']);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the name as people say it: without brackets and company suffixes such as Ltd. */
export function spokenName(name: string): string {
  let text = name
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  while (COMPANY.test(text)) text = text.replace(COMPANY, '');
  return text.trim();
}

/**
 * Returns whether the words before the kind come from the address, as in the names of public libraries and town halls.
 */
function standsAfterPlace(name: string, words: RegExp, address: string): boolean {
  const before = wordsOf(name.replace(words, ''));
  const known = new Set([...wordsOf(address), ...PLACE_WORDS]);
  return before.some((word) => word !== 'the') && before.every((word) => word === 'the' || known.has(word));
}

/** Returns the kind of a place from a list of food businesses, by its name; null when the name is ambiguous. */
export function kindByName(name: string, listedAs: string, address: string): PlaceKind | null {
  if (PART_OR_OTHER.test(name)) return null;
  const text = spokenName(name);
  // Skips names such as "The Museum" and "Hotel", which are often pubs.
  if (wordsOf(text).filter((word) => word !== 'the').length < 2) return null;
  for (const rule of RULES) {
    if (!rule.words.test(text) || !rule.listedAs.includes(listedAs)) continue;
    if (rule.afterPlace && !standsAfterPlace(text, rule.words, address)) continue;
    return kindFromOsm(rule.tags);
  }
  return null;
}
