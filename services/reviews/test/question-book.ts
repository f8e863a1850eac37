import { Gazetteer, type Place } from '../src/search/gazetteer/gazetteer';
import { parseQuestion, type Parse } from '../src/search/query/parse';
import type { ParsedPlace } from '../src/search/query/read-place';

const town = (name: string, population: number, district = 'Somewhere', countryCode = 'GB'): Place => ({
  name,
  names: [name.toLowerCase()],
  country: countryCode === 'GB' ? 'UK' : 'Elsewhere',
  countryCode,
  district,
  withinNames: [district.toLowerCase()],
  latitude: 53,
  longitude: -1,
  population,
});
const postcode = (code: string) => [code, { code, latitude: 53, longitude: -1, district: 'Manchester' }] as const;
/** Towns and postcodes for interpreting test queries. */
export const book = new Gazetteer(
  [
    town('Leeds', 455_000),
    town('York', 150_000),
    town('Hebden Bridge', 4_000),
    town('Bath', 94_000),
    town('Reading', 318_000),
    town('Newport', 306_000, 'Newport'),
    town('Newport', 24_000, 'Isle of Wight'),
    town('Barnard Castle', 5_000),
    town('Pool', 2_000),
    town('Paris', 2_000_000, 'Ile-de-France', 'FR'),
    town('Kew Gardens', 24_000, 'New York', 'US'),
    town('Oxford', 160_000),
    town('Park Street', 6_000),
    town('Hall', 1_000),
    { ...town('St Davids', 2_000), latitude: 51.9, longitude: -5.3 },
    town('Lakeside', 31_000, 'Florida', 'US'),
    { ...town('Nottingham', 320_000), latitude: 52.95 },
    { ...town('Hockley', 14_000), latitude: 52.5 },
    { ...town('Northern Quarter', 45_000, 'Leeds'), isPart: true },
  ],
  new Map([postcode('M1'), postcode('M1 2'), postcode('LS1'), postcode('W1A'), postcode('W1D')]),
  new Set(['kew gardens', 'high street kensington', 'london bridge', 'heathrow terminal 5', 'gatwick airport']),
);

/** Returns the most likely parse of a query. */
export function best(question: string): Parse {
  const [parse] = parseQuestion(question, book).parses;
  if (!parse) throw new Error('There is nothing in it.');
  return parse;
}

/** Returns "kind / features / place / name". */
export function read(question: string, isUnfinished = false): string {
  const [parse] = parseQuestion(question, book, isUnfinished).parses;
  if (!parse) return '';
  const { kind, wishes, place, name } = parse;
  return [
    kind?.label ?? '',
    wishes.map(({ features, phrases }) => features.join('|') || phrases.join(',')).join('+'),
    placeRead(place),
    name,
  ].join(' / ');
}

function placeRead(place: ParsedPlace | null): string {
  if (place === null) return '';
  if (place.by === 'you') return 'you';
  if (place.by === 'postcode') return `${place.relation} ${place.code}${place.known ? '' : '?'}`;
  if (place.by === 'town')
    return `${place.relation} ${place.places.map((one) => `${one.name}(${one.district ?? ''})`).join('+')}`;
  return `${place.relation} "${place.spot.name}"${place.within.map(({ name: town }) => ` within ${town}`).join('')}`;
}

export const LEEDS = 'in Leeds(Somewhere)';

/** Returns the words left out of a query, as typed. */
export const leftOut = (question: string): string[] =>
  (parseQuestion(question, book).parses[0]?.leftOut ?? []).map((tokens) => tokens.map(({ typed }) => typed).join(' '));
