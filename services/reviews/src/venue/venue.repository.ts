import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { verificationsJson } from '../answer/verifications.sql';
import type { VenueDetailRow } from './venue-detail-row';
import { VENUE_COLUMNS } from './venue-columns';
import type { VenueRow } from './venue-row';

const detailFor = (reader: number | null): Sql => sql`
  SELECT ${VENUE_COLUMNS}, venue.claims, venue.claim_notes AS "claimNotes",
         venue.offers_subsidized_pricing AS "offersSubsidizedPricing", venue.offers_free_carer AS "offersFreeCarer",
         CASE WHEN venue.source_name IS NULL THEN NULL ELSE json_build_object(
           'name', venue.source_name, 'sourceId', venue.source_id,
           'licence', venue.source_licence, 'retrieved', to_char(venue.source_retrieved, 'YYYY-MM-DD'),
           'dated', to_char(venue.source_date, 'YYYY-MM-DD')) END AS source,
         ${verificationsJson(reader)} AS verifications
  FROM venue`;

@Injectable()
export class VenueRepository {
  constructor(private readonly database: Database) {}

  /** `reader` is who asks, for their own answers. */
  detail(id: number, reader: number | null = null): Promise<VenueDetailRow | null> {
    return this.database.one<VenueDetailRow>(sql`${detailFor(reader)} WHERE venue.id = ${id}`);
  }

  /** Rows for the search index; `tx` reads them in an open transaction. */
  byIds(ids: readonly number[], tx?: Tx): Promise<VenueRow[]> {
    return this.rows(sql`WHERE venue.id = ANY(${ids})`, tx);
  }

  async idByPlace(placeId: string): Promise<number | null> {
    const row = await this.database.one<{ id: number }>(sql`SELECT id FROM venue WHERE place_id = ${placeId}`);
    return row?.id ?? null;
  }

  /** By id, `limit` at a time: for rebuilding the index. */
  after(id: number, limit: number): Promise<VenueRow[]> {
    return this.rows(sql`WHERE venue.id > ${id} ORDER BY venue.id LIMIT ${limit}`);
  }

  private rows(where: Sql, from: Pick<Tx, 'query'> = this.database): Promise<VenueRow[]> {
    return from.query<VenueRow>(sql`SELECT ${VENUE_COLUMNS} FROM venue ${where}`);
  }
}
