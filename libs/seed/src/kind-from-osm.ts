import type { VenueCategory } from './rows';

export type OsmTags = Record<string, string | number | boolean | undefined>;

const words = (list: string) => list.split(' ');

const AMENITIES: [VenueCategory, string[]][] = [
  ['restaurant', words('restaurant cafe fast_food bar pub ice_cream food_court biergarten')],
  ['healthcare', words('hospital clinic doctors dentist pharmacy nursing_home')],
  ['education', words('school kindergarten university college language_school music_school driving_school childcare')],
  ['entertainment', words('cinema theatre arts_centre nightclub casino events_venue planetarium')],
  ['transport', words('bus_station ferry_terminal')],
  ['shop', words('marketplace fuel car_rental car_wash')],
  [
    'venue',
    words(
      'bank bureau_de_change post_office townhall police courthouse embassy place_of_worship community_centre social_facility payment_centre library veterinary fire_station public_building conference_centre social_centre',
    ),
  ],
];

const TOURISM: [VenueCategory, string[]][] = [
  ['hotel', words('hotel hostel guest_house motel apartment')],
  ['entertainment', words('museum gallery attraction zoo theme_park aquarium')],
];

const LEISURE: [VenueCategory, string[]][] = [
  [
    'entertainment',
    words('stadium sports_centre fitness_centre water_park dance golf_course bowling_alley swimming_pool ice_rink'),
  ],
  ['venue', words('park garden sauna')],
];

const OFFICES: [VenueCategory, string[]][] = [
  ['venue', words('government ngo')],
  ['education', ['educational_institution']],
];

/** Shops that are closed or not open to customers, and the adult trade, which a family service leaves out. */
const SKIPPED_SHOPS = new Set(words('vacant disused abandoned closed empty former no erotic lpg gas'));

function lookUp(table: [VenueCategory, string[]][], value: unknown) {
  const hit = table.find(([, kinds]) => kinds.includes(String(value)));
  return hit && { category: hit[0], kind: String(value) };
}

/**
 * Returns category and kind of a place that the public visits; null for street furniture, company offices and the
 * like.
 */
export function kindFromOsm(tags: OsmTags): { category: VenueCategory; kind: string } | null {
  const found =
    lookUp(AMENITIES, tags.amenity) ??
    lookUp(TOURISM, tags.tourism) ??
    lookUp(LEISURE, tags.leisure) ??
    lookUp(OFFICES, tags.office);
  if (found) return found;
  if (tags.railway === 'station' || tags.railway === 'halt') return { category: 'transport', kind: 'railway_station' };
  if (tags.shop && !SKIPPED_SHOPS.has(String(tags.shop)))
    return { category: 'shop', kind: tags.shop === 'yes' ? 'shop' : String(tags.shop) };
  return null;
}
