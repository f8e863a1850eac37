import { Injectable } from '@nestjs/common';
import type { Feature } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { StatementRow } from './statement.mapper';

const MOST = 100;

@Injectable()
export class StatementsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns all facts and answers about a feature, newest first; null if there is no such venue. Does not read who
   * gave them.
   */
  async of(venueId: number, feature: Feature): Promise<StatementRow[] | null> {
    const rows = await this.database.query<StatementRow>(sql`
      SELECT said.id::float8 AS id, said.value, said.note, said.amount, said.unit, coalesce(said.said_by, '') AS "saidBy",
             coalesce(data_source.publisher, said.source, '') AS publisher, coalesce(said.licence, data_source.licence, '') AS licence,
             to_char(said.observed, 'YYYY-MM-DD') AS observed, said.added_at AS "addedAt", said.ended_at AS "endedAt", said.ended_as AS "endedAs"
      FROM venue LEFT JOIN LATERAL (
        SELECT * FROM statement WHERE statement.venue_id = venue.id AND statement.feature = ${feature}
          AND ended_as IS DISTINCT FROM 'set-aside'
        ORDER BY added_at DESC, id DESC LIMIT ${MOST}) AS said ON true
      LEFT JOIN data_source ON data_source.id = said.source
      WHERE venue.id = ${venueId}
      ORDER BY said.added_at DESC, said.id DESC`);
    if (rows.length === 0) return null;
    return rows.filter(({ id }) => id !== null);
  }
}
