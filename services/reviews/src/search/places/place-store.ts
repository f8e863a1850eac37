import { Injectable } from '@nestjs/common';
import { Database, requestContext } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { loadProgress } from '../../venue/load-progress';
import { makeBook, type PlaceRow, type TransportRow } from './make-book';
import type { Stop } from './parts-of-towns';
import type { PlaceBook } from '../understand/place-book';
import type { BookPostcode } from '../understand/postcode-districts';

/**
 * Towns hardly change, but they and the stations may still be loaded after the service starts: a book is trusted for long once nothing is
 * being loaded and another has found no more than it. Milliseconds.
 */
const FRESH_MS = { settled: 30 * 60_000, growing: 120_000, empty: 3_000 };

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
      this.database.query<TransportRow>(sql`
        SELECT normal_name AS name, coalesce(alt_names, '{}') AS others FROM venue WHERE category = 'transport' AND status IS NULL`),
    ]);
    const book = await makeBook({ rows, postcodes, stops, transport });
    const count = rows.length + stops.length + transport.length;
    this.isSettled = loading === null && count === this.counted;
    this.counted = count;
    this.readAt = performance.now();
    this.book = book;
    return book;
  }
}
