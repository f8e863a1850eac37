import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { loadProgress } from '../../venue/load-progress';
import { withinTime } from '../within-time';
import { makeBook, type PlaceRow, type TransportRow } from './make-book';
import type { Stop } from './parts-of-towns';
import type { Gazetteer } from '../gazetteer/gazetteer';
import type { Postcode } from '../gazetteer/postcode-districts';

/**
 * Towns hardly change, but they and the stations may still be loaded after the service starts: a book is trusted for long once nothing is
 * being loaded and another has found no more than it. Milliseconds.
 */
const FRESH_MS = { settled: 30 * 60_000, growing: 120_000, empty: 3_000 };

/** The book of towns and postcodes as it is in the database: read when the service starts, and now and then again. No search waits for it. */
@Injectable()
export class PlaceStore implements OnApplicationBootstrap {
  private book: Gazetteer | null = null;
  /** Rows of the last reading, and whether no more are expected. */
  private counted = -1;
  private isSettled = false;
  private reading = Promise.resolve();
  private endFirst: () => void = () => undefined;
  private readonly first = new Promise<void>((resolve) => (this.endFirst = resolve));

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    const every = () => (this.book?.isFull ? (this.isSettled ? FRESH_MS.settled : FRESH_MS.growing) : FRESH_MS.empty);
    this.jobs.add({ name: 'read the book of places', every, atStart: true, run: () => this.read() });
  }

  /** Null until it was read for the first time. */
  current(): Gazetteer | null {
    return this.book;
  }

  /** The same, for who cannot do without: null only when the first reading takes longer than these milliseconds. */
  async soon(ms: number): Promise<Gazetteer | null> {
    if (!this.book) await withinTime(() => this.first, performance.now() + ms);
    return this.book;
  }

  /** Reads it now; after a reading that is under way, which may have begun before the rows were there. */
  read(): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.readRows());
    return this.reading;
  }

  private async readRows(): Promise<void> {
    // A reading that fails is tried again before long.
    this.isSettled = false;
    const [loading, rows, postcodes, stops, transport] = await Promise.all([
      loadProgress(this.database),
      this.database.query<PlaceRow>(sql`
        SELECT name, coalesce(normal_names, '{}') AS names, country, country_code AS "countryCode", district, latitude, longitude, population
        FROM place`),
      this.database.query<Postcode>(sql`SELECT code, latitude, longitude, district FROM postcode`),
      this.database.query<Stop>(sql`
        SELECT normal_name AS name, latitude, longitude, importance FROM venue
        WHERE kind IN ('railway_station', 'station') AND country_code = 'GB' AND latitude IS NOT NULL AND longitude IS NOT NULL AND status IS NULL`),
      this.database.query<TransportRow>(sql`
        SELECT normal_name AS name, coalesce(alt_names, '{}') AS others FROM venue WHERE category = 'transport' AND status IS NULL`),
    ]);
    const count = rows.length + stops.length + transport.length;
    // While nothing has come it would be the same again, which takes seconds.
    if (!this.book || count !== this.counted || this.book.isFull)
      this.book = await makeBook({ rows, postcodes, stops, transport });
    this.isSettled = loading === null && count === this.counted;
    this.counted = count;
    this.endFirst();
  }
}
