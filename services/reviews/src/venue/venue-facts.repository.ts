import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Feature, VenueSource } from '@waymark/contracts-reviews';
import type { VenueDetailRow } from './venue-row';

/** The facts of a venue as a database row. */
export interface VenueFactsRow extends Pick<
  VenueDetailRow,
  'id' | 'category' | 'claims' | 'claimNotes' | 'verifications'
> {
  sourceName: VenueSource['name'] | null;
  statedOn: string | null;
  /** The publisher of each stated fact; null for the venue itself. Features without a `stated_fact` row have no key. */
  publishers: Partial<Record<Feature, string | null>>;
  partly: string[];
  /** Features that are out of order according to an active notice. */
  outOfOrder: string[];
}

/** The facts of a venue with its name and location. */
export type NamedVenueFactsRow = VenueFactsRow & Pick<VenueDetailRow, 'name' | 'kind' | 'city' | 'country' | 'status'>;

/** The columns of VenueFactsRow that are not simple venue columns, for a table or alias `venue`. */
export const FACT_COLUMNS = sql`
  venue.claims, venue.claim_notes AS "claimNotes", coalesce((SELECT publisher FROM data_source WHERE data_source.id = venue.source_name), venue.source_name) AS "sourceName",
         to_char(venue.source_date, 'YYYY-MM-DD') AS "statedOn",
         coalesce((
           SELECT json_object_agg(stated_fact.feature, coalesce(data_source.publisher, stated_fact.source))
           FROM stated_fact LEFT JOIN data_source ON data_source.id = stated_fact.source
           WHERE stated_fact.venue_id = venue.id), '{}'::json) AS publishers,
         coalesce(venue.partly, '{}') AS partly,
         ARRAY(
           SELECT DISTINCT feature FROM notice
           WHERE notice.venue_id = venue.id AND feature IS NOT NULL AND ended_at IS NULL AND ends_on >= (now() AT TIME ZONE 'UTC')::date
         ) AS "outOfOrder",
         coalesce((
           SELECT json_agg(json_build_object(
             'feature', feature, 'agrees', agrees, 'disagrees', disagrees, 'newest', newest_answer_at, 'own', NULL))
           FROM verification WHERE verification.venue_id = venue.id)::json, '[]'::json) AS verifications`;

@Injectable()
export class VenueFactsRepository {
  constructor(private readonly database: Database) {}

  /** Returns rows in the order of `ids`. Does not depend on the reader, so the response is the same for everyone. */
  of(ids: readonly number[]): Promise<NamedVenueFactsRow[]> {
    return this.database.query<NamedVenueFactsRow>(
      sql`
      SELECT venue.id, venue.name, venue.kind, venue.city, venue.country, venue.category, ${FACT_COLUMNS},
             CASE WHEN venue.status IS NULL THEN NULL ELSE json_build_object(
               'status', venue.status, 'since', to_char(venue.status_since, 'YYYY-MM-DD'),
               'now', (SELECT json_build_object('id', now_at.id, 'name', now_at.name)
                       FROM venue AS now_at WHERE now_at.id = venue.now_at)) END AS status
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS asked(id, place) JOIN venue ON venue.id = asked.id
      ORDER BY asked.place`,
      undefined,
      { isPrepared: true },
    );
  }
}
