import { Injectable } from '@nestjs/common';
import type { GoneVenue } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fold } from '../../text/fold';
import { StoredFresh } from '../stored-fresh';

type ByName = ReadonlyMap<string, readonly GoneVenue[]>;

/** Milliseconds until a search reports that a venue has closed. */
const FRESH_MS = 60_000;
const TIMEOUT_MS = 3_000;
/**
 * Maximum number of venues with one name; if more share it, it belongs to a chain, and the closed branch is not meant.
 */
const MOST_OF_A_NAME = 3;

/**
 * Venues that closed or moved. Searches exclude them, but a search for the name reports what happened. There are few,
 * so all are in memory.
 */
@Injectable()
export class GoneVenues {
  private readonly known = new StoredFresh(FRESH_MS, () => this.read());

  constructor(private readonly database: Database) {}

  /** Returns those whose name is the whole query, with or without their town. */
  async called(asked: string): Promise<GoneVenue[]> {
    // A failed read of these venues must not prevent the search from returning its hits.
    const known = await this.known.current().catch((): ByName => new Map());
    const found = known.get(fold(asked)) ?? [];
    return found.length > MOST_OF_A_NAME ? [] : [...found];
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
    return known;
  }
}
