/** What people call a kind of place -> how the data names it. */
export interface KindFilter {
  kinds?: readonly string[];
  category?: string;
}

const station: KindFilter = { kinds: ['railway_station'] };
const airport: KindFilter = { kinds: ['airport'] };
const port: KindFilter = { kinds: ['port', 'ferry_terminal'] };
const one = (kind: string): KindFilter => ({ kinds: [kind] });

const WORDS: Readonly<Record<string, KindFilter>> = {
  station,
  stations: station,
  'train station': station,
  'train stations': station,
  'railway station': station,
  'railway stations': station,
  'rail station': station,
  bahnhof: station,
  gare: station,
  trains: station,
  airport,
  airports: airport,
  flughafen: airport,
  aeroport: airport,
  port,
  ports: port,
  harbour: port,
  'ferry port': port,
  'ferry terminal': port,
  ferry: port,
  'bus station': one('bus_station'),
  'coach station': one('bus_station'),
  hotel: { category: 'hotel' },
  hotels: { category: 'hotel' },
  hostel: one('hostel'),
  restaurant: { category: 'restaurant' },
  restaurants: { category: 'restaurant' },
  cafe: one('cafe'),
  cafes: one('cafe'),
  pub: one('pub'),
  pubs: one('pub'),
  bar: one('bar'),
  bars: one('bar'),
  shop: { category: 'shop' },
  shops: { category: 'shop' },
  supermarket: one('supermarket'),
  supermarkets: one('supermarket'),
  pharmacy: { kinds: ['pharmacy', 'chemist'] },
  chemist: { kinds: ['pharmacy', 'chemist'] },
  hospital: one('hospital'),
  hospitals: one('hospital'),
  doctor: one('doctors'),
  dentist: one('dentist'),
  museum: one('museum'),
  museums: one('museum'),
  theatre: one('theatre'),
  theater: one('theatre'),
  cinema: one('cinema'),
  school: one('school'),
  schools: one('school'),
  university: one('university'),
  library: one('library'),
  bank: one('bank'),
  banks: one('bank'),
  bakery: one('bakery'),
  stadium: one('stadium'),
  park: one('park'),
};

/** The filter that a folded phrase names, if it is the name of a kind. */
export function kindFilter(phrase: string): KindFilter | null {
  return Object.hasOwn(WORDS, phrase) ? (WORDS[phrase] ?? null) : null;
}

/** Words that the search index keeps beside a venue of this kind, so that "leeds train station" finds it. */
export function kindWords(kind: string | null, category: string): string {
  const own = Object.entries(WORDS).filter(([, filter]) =>
    kind ? filter.kinds?.includes(kind) : filter.category === category,
  );
  return [...new Set([...own.flatMap(([word]) => word.split(' ')), kind?.replaceAll('_', ' ') ?? '', category])]
    .filter(Boolean)
    .join(' ');
}
