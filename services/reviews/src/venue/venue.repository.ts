import { Injectable } from '@nestjs/common';
import { Database, type QueryOptions, OwnMarks, type Tx } from '@waymark/service-kit';
import sql, { empty, type Sql } from 'sql-template-tag';
import { memberAsPerson } from '../answer/person';
import { VENUE_COLUMNS, type VenueRow, type VenueDetailRow } from './venue-row';

// Selects the reader's answers. If a claim was reversed after an answer, the answer is inverted, as in AnswerWriter's
// counts.
const ownAnswers = (reader: number): Sql => sql`
  UNION ALL
  SELECT feature, NULL, NULL, NULL,
         CASE WHEN answer = 0 OR (about = 2) = (coalesce((venue.claims ->> feature)::int, 0) = 2) THEN answer ELSE 3 - answer END
  FROM answer WHERE answer.venue_id = venue.id AND answer.person = ${memberAsPerson(reader)}`;

@Injectable()
export class VenueRepository {
  private readonly answers = new OwnMarks();

  constructor(private readonly database: Database) {}

  /**
   * Returns the venue's page; `reader` adds their own answers. Counts of answers are stored, so 5,000 reviews cost no
   * more than five.
   */
  detail(id: number, reader: number | null = null): Promise<VenueDetailRow | null> {
    return this.answers.shown(reader, async (withAnswers) => {
      const row = await this.read(id, reader, withAnswers);
      return row && { ...row, areOwnAnswersUnknown: reader !== null && !withAnswers };
    });
  }

  private read(id: number, reader: number | null, withAnswers: boolean) {
    return this.database.one<Omit<VenueDetailRow, 'areOwnAnswersUnknown'>>(
      sql`
      SELECT venue.id, venue.place_id AS "placeId", venue.name, venue.address, venue.city, venue.country,
             venue.country_code AS "countryCode", venue.category, venue.kind, venue.code, coalesce(venue.alt_names, '{}') AS "altNames",
             venue.path_type AS "pathType", venue.logo_url AS "logoUrl", venue.website_url AS "websiteUrl",
             venue.latitude, venue.longitude, venue.importance, venue.average_rating AS "averageRating",
             venue.review_count AS "reviewCount", venue.is_sample AS "isSample",
             venue.description, venue.postcode, venue.approximate_position AS "approximatePosition",
             to_char(venue.last_listed, 'YYYY-MM-DD') AS "lastListed",
             CASE WHEN venue.practical_info IS NULL THEN NULL ELSE json_build_object(
               'openingHours', venue.practical_info ->> 'openingHours', 'fee', venue.practical_info ->> 'fee',
               'customersOnly', coalesce((venue.practical_info ->> 'customersOnly')::bool, false),
               'statedBy', coalesce((SELECT publisher FROM data_source WHERE id = venue.practical_info ->> 'source'), venue.practical_info ->> 'source'),
               'statedOn', venue.practical_info ->> 'observed') END AS "practicalInfo",
             CASE WHEN venue.off_lists_since IS NULL THEN NULL ELSE (
               SELECT json_build_object('by', coalesce(publisher, source), 'since', to_char(venue.off_lists_since, 'YYYY-MM-DD'))
               FROM imported_row LEFT JOIN data_source ON data_source.id = source
               WHERE venue_id = venue.id ORDER BY gone_since DESC, source LIMIT 1) END AS "offLists",
             CASE WHEN venue.status IS NULL THEN NULL ELSE json_build_object(
               'status', venue.status, 'since', to_char(venue.status_since, 'YYYY-MM-DD'),
               'now', (SELECT json_build_object('id', now_at.id, 'name', now_at.name)
                       FROM venue AS now_at WHERE now_at.id = venue.now_at)) END AS status,
             venue.claims, venue.claim_notes AS "claimNotes",
             venue.offers_subsidized_pricing AS "offersSubsidizedPricing", venue.offers_free_carer AS "offersFreeCarer",
             CASE WHEN venue.source_name IS NULL THEN NULL ELSE json_build_object(
               'name', coalesce((SELECT publisher FROM data_source WHERE data_source.id = venue.source_name), venue.source_name), 'sourceId', venue.source_id,
               'licence', venue.source_licence, 'retrieved', to_char(venue.source_retrieved, 'YYYY-MM-DD'),
               'dated', to_char(venue.source_date, 'YYYY-MM-DD')) END AS source,
             coalesce((
               SELECT json_agg(json_build_object(
                 'feature', feature, 'agrees', agrees, 'disagrees', disagrees, 'newest', newest, 'own', own))
               FROM (
                 SELECT feature, max(agrees) AS agrees, max(disagrees) AS disagrees, max(newest) AS newest, max(own) AS own
                 FROM (
                   SELECT feature, agrees, disagrees, newest_answer_at AS newest, NULL::int AS own
                   FROM verification WHERE verification.venue_id = venue.id
                   ${withAnswers && reader !== null ? ownAnswers(reader) : empty}) AS said
                 GROUP BY feature) AS by_feature)::json, '[]'::json) AS verifications,
             coalesce((
               SELECT json_agg(json_build_object(
                 'feature', feature, 'value', value, 'by', coalesce(data_source.publisher, source), 'licence', data_source.licence, 'on', to_char(observed, 'YYYY-MM-DD'),
                 'note', note, 'amount', amount, 'unit', unit, 'newest', to_char(newest, 'YYYY-MM-DD')))
               FROM stated_fact LEFT JOIN data_source ON data_source.id = source
               WHERE stated_fact.venue_id = venue.id)::json, '[]'::json) AS stated,
             coalesce((
               SELECT json_agg(json_build_object(
                 'id', id, 'text', text, 'feature', feature, 'seenOn', to_char(seen_on, 'YYYY-MM-DD'), 'endsOn', to_char(ends_on, 'YYYY-MM-DD'),
                 'seenBy', 1 + coalesce(others, 0), 'isOwn', coalesce(member_id = ${reader}::int OR own, false)) ORDER BY id DESC)
               FROM (
                 SELECT notice.*, seen.others, seen.own FROM notice LEFT JOIN LATERAL (
                   SELECT count(*)::int AS others, bool_or(member_id = ${reader}::int) AS own
                   FROM notice_answer WHERE notice_id = notice.id AND is_still_so) AS seen ON true
                 WHERE notice.venue_id = venue.id AND ended_at IS NULL AND ends_on >= (now() AT TIME ZONE 'UTC')::date
                 ORDER BY notice.id DESC LIMIT 20) AS newest)::json, '[]'::json) AS notices
      FROM venue WHERE venue.id = ${id}`,
      undefined,
      { isPrepared: true },
    );
  }

  /** Returns rows for the search index; `tx` reads them in an open transaction. */
  byIds(ids: readonly number[], tx?: Tx): Promise<VenueRow[]> {
    return this.rows(sql`WHERE venue.id = ANY(${ids})`, tx, { isPrepared: true });
  }

  async idByPlace(placeId: string): Promise<number | null> {
    const row = await this.database.one<{ id: number }>(sql`SELECT id FROM venue WHERE place_id = ${placeId}`);
    return row?.id ?? null;
  }

  /** Returns rows in order of ID, `limit` at a time, to rebuild the index. */
  after(id: number, limit: number): Promise<VenueRow[]> {
    return this.rows(sql`WHERE venue.id > ${id} ORDER BY venue.id LIMIT ${limit}`);
  }

  private rows(where: Sql, from: Pick<Database, 'query'> = this.database, how?: QueryOptions): Promise<VenueRow[]> {
    return from.query<VenueRow>(sql`SELECT ${VENUE_COLUMNS} FROM venue ${where}`, undefined, how);
  }
}
