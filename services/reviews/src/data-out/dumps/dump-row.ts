import type { Feature, StatementValue } from '@waymark/contracts-reviews';
import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface StatedFact {
  feature: Feature;
  value: StatementValue;
  note: string | null;
  amount: number | null;
  unit: string | null;
  source: string;
  licence: string | null;
  observed: string;
}

interface VisitorCount {
  feature: Feature;
  claim: number;
  agrees: number;
  disagrees: number;
  newest: string;
}

/** A venue for the dumps: the data of its own list, facts from other lists, and visitor counts. */
export interface DumpRow {
  id: number;
  name: string;
  category: string;
  kind: string | null;
  address: string | null;
  postcode: string | null;
  city: string | null;
  country: string;
  countryCode: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  isApproximate: boolean;
  lastListed: string | null;
  status: string | null;
  statusSince: string | null;
  averageRating: number | null;
  reviewCount: number;
  source: string | null;
  sourceId: string | null;
  licence: string | null;
  retrieved: string | null;
  dated: string | null;
  facts: StatedFact[];
  counts: VisitorCount[];
}

const BATCH = 2_000;
const BATCH_MS = 30_000;

/** Yields every real venue in order of ID, in batches, so that memory use is constant. */
export async function* dumpRows(database: Database): AsyncGenerator<DumpRow[]> {
  for (let after = 0; ;) {
    const rows = await database.query<DumpRow>(
      sql`
      SELECT venue.id, venue.name, venue.category, venue.kind, venue.address, venue.postcode, venue.city, venue.country,
             venue.country_code AS "countryCode", venue.website_url AS website, venue.latitude, venue.longitude,
             venue.approximate_position AS "isApproximate", to_char(venue.last_listed, 'YYYY-MM-DD') AS "lastListed",
             venue.status, to_char(venue.status_since, 'YYYY-MM-DD') AS "statusSince",
             venue.average_rating AS "averageRating", venue.review_count AS "reviewCount",
             venue.source_name AS source, venue.source_id AS "sourceId", venue.source_licence AS licence,
             to_char(venue.source_retrieved, 'YYYY-MM-DD') AS retrieved, to_char(venue.source_date, 'YYYY-MM-DD') AS dated,
             coalesce((
               SELECT json_agg(json_build_object(
                 'feature', feature, 'value', value, 'note', note, 'amount', amount, 'unit', unit, 'source', source,
                 'licence', coalesce(statement.licence, data_source.licence), 'observed', to_char(observed, 'YYYY-MM-DD')) ORDER BY statement.id)
               FROM statement LEFT JOIN data_source ON data_source.id = source
               WHERE statement.venue_id = venue.id AND said_by = 'source' AND ended_at IS NULL)::json, '[]'::json) AS facts,
             coalesce((
               SELECT json_agg(json_build_object(
                 'feature', feature, 'claim', coalesce((venue.claims ->> feature)::int, 0), 'agrees', agrees, 'disagrees', disagrees,
                 'newest', to_char(newest_answer_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) ORDER BY feature)
               FROM verification WHERE verification.venue_id = venue.id AND agrees + disagrees > 0)::json, '[]'::json) AS counts
      FROM venue WHERE venue.id > ${after} AND NOT venue.is_sample
      ORDER BY venue.id LIMIT ${BATCH}`,
      BATCH_MS,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
