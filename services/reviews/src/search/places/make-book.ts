import { setImmediate as turn } from 'node:timers/promises';
import { fold } from '../../text/fold';
import { readGazetteer } from '../gazetteer/read-gazetteer';
import { patternOf } from '../lexicon/read-lexicon';
import { CAPITAL, Gazetteer, isAtHome, type Place } from '../gazetteer/gazetteer';
import type { Postcode } from '../gazetteer/postcode-districts';
import { landmarksOf, quartersOf } from './parts-by-name';
import { partsAboutHubs, partsOfTowns, type Stop } from './parts-of-towns';
import { regionsOf } from './regions';
import { villagesOf } from './villages';

export type PlaceRow = Omit<Place, 'withinNames' | 'population' | 'box' | 'isPart' | 'isLandmark'> & {
  population: number | null;
};
export interface TransportRow {
  name: string;
  /** Other names of the place, not normalised. */
  others: string[];
}

/** The places in the database. */
export interface BookRows {
  rows: readonly PlaceRow[];
  postcodes: readonly Postcode[];
  stops: readonly Stop[];
  transport: readonly TransportRow[];
}

/** Places per turn of the event loop: about 10 ms. */
const PIECE = 250;

async function inTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let left = PIECE;
  for (const item of items) {
    work(item);
    left -= 1;
    if (left > 0) continue;
    left = PIECE;
    await turn();
  }
}

/** Builds the gazetteer in many turns of the event loop; in one, it would block every request for seconds. */
export async function makeBook({ rows, postcodes, stops, transport }: BookRows): Promise<Gazetteer> {
  const transportNames = new Set<string>();
  await inTurns(transport, ({ name, others }) => {
    for (const each of [name, ...others.map(fold)]) transportNames.add(each);
  });
  const codes = new Map(postcodes.map((row) => [row.code, row]));
  const book = new Gazetteer([], codes, new Set(stops.map(({ name }) => name)), transportNames);
  const towns: Place[] = [];
  await inTurns(rows, (row) => towns.push(toBookPlace(row)));
  const listed = [...towns];
  for (const more of [quartersOf, landmarksOf, regionsOf]) {
    listed.push(...more(towns));
    await turn();
  }
  for (const more of [partsOfTowns, partsAboutHubs]) {
    listed.push(...more(stops, towns));
    await turn();
  }
  await inTurns(listed, (place) => book.add(place));
  const isKnown = (name: string) => book.named(name).some(isAtHome);
  await inTurns(villagesOf(listed, isKnown), (place) => book.add(place));
  return book;
}

/**
 * Population assumed for a part of London, for which the gazetteer has none: more than a village with the same name.
 */
const PART_OF_CAPITAL = 10_000;

const COUNTRY_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  readGazetteer('countries').flatMap(({ kind, country, name, otherNames }) =>
    kind === 'country' ? [[country, [name, ...otherNames].map(fold)] as const] : [],
  ),
);

const DISTRICT_PREFIX = new RegExp(`^${patternOf('name-parts', 'district-prefix')} `);

function toBookPlace(row: PlaceRow): Place {
  const district = fold(row.district ?? '');
  const isInCapital = district === fold(CAPITAL.district);
  const short = district.replace(DISTRICT_PREFIX, '');
  const names = [district, short, fold(row.country), ...(COUNTRY_WORDS.get(row.countryCode) ?? [])];
  return {
    ...row,
    population: row.population || (isInCapital ? PART_OF_CAPITAL : 0),
    isPart: isInCapital && row.name !== CAPITAL.name,
    withinNames: [...new Set(names.filter(Boolean))],
  };
}
