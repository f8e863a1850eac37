import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const HEADING = 'ref,name,kind,lat,lon,postcode,street,town,web,seen,access,notes,door,loop,toilet';
/** Every fifth place is one of a chain: thousands of one name, told apart by where they are. */
const CHAINS = ['Costa', 'Greggs', 'Boots', 'Tesco Express', 'Wetherspoons'];
const KINDS = ['cafe', 'pub', 'pharmacy', 'supermarket', 'library', 'theatre', 'hotel', 'school'];
const WORDS = ['Oak', 'Mill', 'Bridge', 'Market', 'Castle', 'River', 'Station', 'Garden', 'Abbey', 'Harbour'];
const TOWNS = ['Leeds', 'York', 'Bath', 'Derby', 'Stoke', 'Reading', 'Lincoln', 'Exeter'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
/** A grid over England and Wales: 300 m apart, so that no two are one. */
const latitude = (n: number) => (51.2 + (n % 1000) * 0.003).toFixed(5);
const longitude = (n: number) => (-2.9 + Math.floor(n / 1000) * 0.0028).toFixed(5);

function row(n: number): string {
  const name = n % 5 === 0 ? pick(CHAINS, n / 5) : `The ${pick(WORDS, n)} ${pick(WORDS, n >> 3)} ${n}`;
  const facts = [
    pick(['yes', 'limited', 'no', ''], n),
    n % 7 === 0 ? 'Ring the bell at the side door' : '',
    n % 3 === 0 ? 60 + (n % 60) : '',
    pick(['Y', '', 'N'], n),
    pick(['', 'yes', '', 'no'], n),
  ];
  return `r${n},${name},${pick(KINDS, n)},${latitude(n)},${longitude(n)},,${1 + (n % 200)} ${pick(WORDS, n >> 5)} Street,${pick(TOWNS, n >> 4)},,2026-0${1 + (n % 5)}-11,${facts.join(',')}`;
}

/** What the columns of a made list say. */
export const MADE_MAPPING = {
  id: 'ref',
  name: 'name',
  kind: 'kind',
  latitude: 'lat',
  longitude: 'lon',
  postcode: 'postcode',
  address: 'street',
  city: 'town',
  website: 'web',
  date: 'seen',
  features: {
    WheelchairAccess: { column: 'access', note: 'notes', measure: { column: 'door', unit: 'cm' } },
    HearingLoop: 'loop',
    AccessibleToilets: 'toilet',
  },
};

/** Writes a CSV of `rows` places of no town that there is. */
export async function writeMadeList(file: string, rows: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${HEADING}\n`);
  for (let n = 0; n < rows; n += 1) if (!stream.write(`${row(n)}\n`)) await once(stream, 'drain');
  stream.end();
  await finished(stream);
}
