import { Injectable } from '@nestjs/common';
import type { GoneVenue } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fold } from '../../text/fold';

type ByName = ReadonlyMap<string, readonly GoneVenue[]>;

/** A place that has just closed is still found for about as long. Milliseconds. */
const FRESH_MS = 60_000;
const TIMEOUT_MS = 3_000;
/** A name that so many share is a chain's: nobody means the branch that closed. */
const MOST_OF_A_NAME = 3;

/** Places that closed or moved. No search finds them; whoever asks for one by its name is told. Held in memory: they are few. */
@Injectable()
export class GoneVenues {
  private known: ByName | null = null;
  private until = 0;
  private reading: Promise<ByName> | null = null;

  constructor(private readonly database: Database) {}

  /** Those whose name is all that was asked for, with or without their town. */
  async called(asked: string): Promise<GoneVenue[]> {
    const found = (await this.current()).get(fold(asked)) ?? [];
    return found.length > MOST_OF_A_NAME ? [] : [...found];
  }

  /** What is old is better than a wait. */
  private async current(): Promise<ByName> {
    if (this.known && performance.now() < this.until) return this.known;
    this.reading ??= this.read().finally(() => (this.reading = null));
    if (!this.known) return this.reading;
    this.reading.catch(() => undefined);
    return this.known;
  }

  private async read(): Promise<ByName> {
    const rows = await this.database.query<GoneVenue>(
      sql`
        SELECT venue.id, venue.name, coalesce(venue.city, '') AS city, json_build_object(
                 'status', venue.status, 'since', to_char(venue.status_since, 'YYYY-MM-DD'),
                 'now', (SELECT json_build_object('id', now_at.id, 'name', now_at.name)
                         FROM venue AS now_at WHERE now_at.id = venue.now_at)) AS status
        FROM venue WHERE venue.status IN ('closed', 'moved') ORDER BY venue.id`,
      TIMEOUT_MS,
    );
    const known = new Map<string, GoneVenue[]>();
    for (const row of rows)
      for (const name of new Set([row.name, `${row.name} ${row.city}`, `${row.name} in ${row.city}`].map(fold)))
        known.set(name, [...(known.get(name) ?? []), row]);
    this.until = performance.now() + FRESH_MS;
    this.known = known;
    return known;
  }
}
