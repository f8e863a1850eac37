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
 * How long the gazetteer stays fresh. Towns hardly change, but they and the stations may still be loading after the
 * service starts. It is settled once the load has ended and two reads found the same number. Milliseconds.
 */
const FRESH_MS = { settled: 30 * 60_000, growing: 120_000, empty: 3_000 };

/**
 * Keeps the gazetteer of towns and postcodes in memory: reads it at start and then periodically. No search waits for
 * it.
 */
@Injectable()
export class PlaceStore implements OnApplicationBootstrap {
  private book: Gazetteer | null = null;
  /** Number of rows at the last read. */
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

  /** Returns null until the first read is done. */
  current(): Gazetteer | null {
    return this.book;
  }

  /** Waits for the first read; returns null only if that takes longer than `ms`. */
  async soon(ms: number): Promise<Gazetteer | null> {
    if (!this.book) await withinTime(() => this.first, performance.now() + ms);
    return this.book;
  }

  /** Reads the gazetteer again, after any read in progress, which may have started before the rows existed. */
  read(): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.readRows());
    return this.reading;
  }

  private async readRows(): Promise<void> {
    // If the read fails, the next one comes soon.
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
    // Skips the rebuild if no rows were added, because it takes seconds.
    if (!this.book || count !== this.counted || this.book.isFull)
      this.book = await makeBook({ rows, postcodes, stops, transport });
    this.isSettled = loading === null && count === this.counted;
    this.counted = count;
    this.endFirst();
  }
}
