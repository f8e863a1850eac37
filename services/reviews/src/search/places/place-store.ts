import { Injectable } from '@nestjs/common';
import { Database, requestContext } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fold } from '../../text/fold';
import { loadProgress } from '../../venue/load-progress';
import { landmarksOf } from './landmarks';
import { partsAboutHubs, partsOfTowns, type Stop } from './parts-of-towns';
import { quartersOf } from './quarters';
import { regionsOf } from './regions';
import { villagesOf } from './villages';
import { PlaceBook, type BookPlace } from '../understand/place-book';
import type { BookPostcode } from '../understand/postcode-districts';

/**
 * Towns hardly change, but they and the stations may still be loaded after the service starts: a book is trusted for long once nothing is
 * being loaded and another has found no more than it. Milliseconds.
 */
const FRESH_MS = { settled: 30 * 60_000, growing: 30_000, empty: 3_000 };

type PlaceRow = Omit<BookPlace, 'withinNames' | 'population' | 'box' | 'isPart' | 'isLandmark'> & {
  population: number | null;
};

/** The book of towns and postcodes as it is in the database, read once and now and then again. */
@Injectable()
export class PlaceStore {
  private book: PlaceBook | null = null;
  private readAt = 0;
  /** Rows of the last reading, and whether no more are expected. */
  private counted = -1;
  private isSettled = false;
  private reading: Promise<PlaceBook> | null = null;

  constructor(private readonly database: Database) {}

  async current(): Promise<PlaceBook> {
    const fresh = this.book?.isFull ? (this.isSettled ? FRESH_MS.settled : FRESH_MS.growing) : FRESH_MS.empty;
    if (this.book && performance.now() - this.readAt < fresh) return this.book;
    // Outside of the request: its deadline would end a reading that others wait for too.
    this.reading ??= requestContext.exit(() => this.read()).finally(() => (this.reading = null));
    // An old book is better than a wait.
    if (this.book?.isFull) {
      this.reading.catch(() => undefined);
      return this.book;
    }
    return this.reading;
  }

  private async read(): Promise<PlaceBook> {
    const [loading, rows, postcodes, stops, transport] = await Promise.all([
      loadProgress(this.database),
      this.database.query<PlaceRow>(sql`
        SELECT name, coalesce(normal_names, '{}') AS names, country, country_code AS "countryCode", district, latitude, longitude, population
        FROM place`),
      this.database.query<BookPostcode>(sql`SELECT code, latitude, longitude, district FROM postcode`),
      this.database.query<Stop>(sql`
        SELECT normal_name AS name, latitude, longitude, importance FROM venue
        WHERE kind IN ('railway_station', 'station') AND country_code = 'GB' AND latitude IS NOT NULL AND longitude IS NOT NULL AND status IS NULL`),
      this.database.query<{ name: string; others: string[] }>(sql`
        SELECT normal_name AS name, coalesce(alt_names, '{}') AS others FROM venue WHERE category = 'transport' AND status IS NULL`),
    ]);
    const towns = rows.map(toBookPlace);
    const listed = [
      ...towns,
      ...quartersOf(towns),
      ...landmarksOf(towns),
      ...regionsOf(towns),
      ...partsOfTowns(stops, towns),
      ...partsAboutHubs(stops, towns),
    ];
    const places = [...listed, ...villagesOf(listed)];
    const codes = new Map(postcodes.map((row) => [row.code, row]));
    const stopNames = new Set(stops.map(({ name }) => name));
    const transportNames = new Set(transport.flatMap(({ name, others }) => [name, ...others.map(fold)]));
    const book = new PlaceBook(places, codes, stopNames, transportNames);
    const count = rows.length + stops.length + transport.length;
    this.isSettled = loading === null && count === this.counted;
    this.counted = count;
    this.readAt = performance.now();
    this.book = book;
    return book;
  }
}

/** The gazetteer counts nobody in most parts of London; any of them has more people than a village of its name. */
const PART_OF_LONDON = 10_000;

const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  GB: ['uk', 'england', 'scotland', 'wales', 'northern ireland', 'great britain', 'united kingdom'],
  US: ['usa', 'us', 'united states', 'america'],
};

function toBookPlace(row: PlaceRow): BookPlace {
  const district = fold(row.district ?? '');
  const short = district.replace(
    /^(?:city and county of|city and borough of|city of|county of|state of|greater|borough of) /,
    '',
  );
  const names = [district, short, fold(row.country), ...(COUNTRY_WORDS[row.countryCode] ?? [])];
  return {
    ...row,
    population: row.population || (district === 'greater london' ? PART_OF_LONDON : 0),
    isPart: district === 'greater london' && row.name !== 'London',
    withinNames: [...new Set(names.filter(Boolean))],
  };
}
