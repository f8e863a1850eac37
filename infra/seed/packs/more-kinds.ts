import { kindFromOsm } from '@waymark/seed/osm';
import type { PackRow, PlaceKind } from './pack-row';

const sport = (kind: string): PlaceKind => ({ category: 'entertainment', kind });

/** sportscotland's names of facilities, most specific first. */
const OF_SPORT: [RegExp, PlaceKind][] = [
  [/Ice Rinks/, sport('ice_rink')],
  [/Golf Courses/, sport('golf_course')],
  [/^Swimming Pools$/, sport('swimming_pool')],
  [/Swimming Pools/, sport('sports_centre')],
  [/^Fitness Suites$/, sport('fitness_centre')],
  // A church hall with a badminton court is no sports centre.
  [/^Sports Halls$/, sport('sports_hall')],
  [/Sports Halls|Fitness Suites|Squash|Indoor/, sport('sports_centre')],
  [/^Bowling Greens/, sport('bowling_green')],
  [/Pitches|Tennis|Athletics|Bowling/, sport('pitch')],
];

/** For example "Fitness Suites; Sports Halls" in sportscotland's list. */
export function kindOfSports(facilities: string | undefined): PlaceKind | null {
  return OF_SPORT.find(([words]) => words.test(facilities ?? ''))?.[1] ?? null;
}

/** Wheelmap's words that are not OpenStreetMap's value with spaces. */
const RENAMED: Record<string, string> = {
  'beauty salon': 'beauty',
  'bike shop': 'bicycle',
  'candy store': 'confectionery',
  'car shop': 'car',
  'chemist / drugstore': 'chemist',
  'copy shop': 'copyshop',
  delicatessen: 'deli',
  'do it yourself': 'doityourself',
  doctor: 'doctors',
  'fabric shop': 'fabric',
  'funeral home': 'funeral_directors',
  'gallery shop': 'art',
  'gift shop': 'gift',
  'interior design shop': 'interior_decoration',
  liquor: 'alcohol',
  'mobile phone shop': 'mobile_phone',
  'musical instrument shop': 'musical_instrument',
  'news agent': 'newsagent',
  'outdoor supply': 'outdoor',
  'pet shop': 'pet',
  'real estate agent': 'estate_agent',
  'record store': 'music',
  'tobacco shop': 'tobacco',
};

/**
 * Wheelmap lists OpenStreetMap's values without their keys ("Guest house", "Clothes"); `category` distinguishes shops
 * from the rest.
 */
export function kindOfMapWords({ source, kind = '', category }: PackRow): PlaceKind | null {
  if (source !== 'osm-bath-2017') return null;
  const word = kind.toLowerCase();
  const value = RENAMED[word] ?? word.replaceAll(' ', '_');
  const known = kindFromOsm({ amenity: value }) ?? kindFromOsm({ tourism: value }) ?? kindFromOsm({ leisure: value });
  return known ?? (category === 'shop' ? kindFromOsm({ shop: value }) : null);
}
