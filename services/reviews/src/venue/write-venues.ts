import type { PracticalInfo } from '@waymark/seed';
import type { Database } from '@waymark/service-kit';
import sql, { raw } from 'sql-template-tag';

/** The columns written for a venue from open data. */
export interface VenueToWrite {
  place_id: string;
  name: string;
  normal_name: string;
  address: string | null;
  city: string | null;
  normal_city: string;
  country: string;
  country_code: string;
  category: string;
  kind: string | null;
  code: string | null;
  alt_names: readonly string[];
  search_text: string;
  website_url: string | null;
  latitude: number | null;
  longitude: number | null;
  approximate_position: boolean;
  importance: number;
  source_name: string | null;
  source_id: string | null;
  source_licence: string | null;
  source_retrieved: string | null;
  source_date: string | null;
  is_sample: boolean;
  postcode: string | null;
  last_listed: string | null;
  practical_info: PracticalInfo | null;
}

/** Maps each column of open data to its type. Claims are not included: they are derived from facts. */
const COLUMNS = {
  place_id: 'text',
  name: 'text',
  normal_name: 'text',
  address: 'text',
  city: 'text',
  normal_city: 'text',
  country: 'text',
  country_code: 'text',
  category: 'text',
  kind: 'text',
  code: 'text',
  alt_names: 'text[]',
  search_text: 'text',
  website_url: 'text',
  latitude: 'float8',
  longitude: 'float8',
  approximate_position: 'bool',
  importance: 'float8',
  source_name: 'text',
  source_id: 'text',
  source_licence: 'text',
  source_retrieved: 'date',
  source_date: 'date',
  is_sample: 'bool',
  postcode: 'text',
  last_listed: 'date',
  practical_info: 'jsonb',
} as const satisfies Record<keyof VenueToWrite, string>;

const NAMES = Object.keys(COLUMNS);
const LIST = raw(NAMES.join(', '));
const TYPED = raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const CHANGED = raw(
  `(${NAMES.map((name) => `venue.${name}`).join(', ')}) IS DISTINCT FROM (${NAMES.map((name) => `excluded.${name}`).join(', ')})`,
);
const ASSIGN = raw(
  NAMES.filter((name) => name !== 'place_id')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);
const TIMEOUT_MS = 60_000;

/** Adds and updates venues by their seed key in one statement. Returns the IDs of new and changed ones. */
export async function upsertVenues(database: Database, rows: readonly VenueToWrite[]): Promise<number[]> {
  const touched = await database.query<{ id: number }>(
    sql`INSERT INTO venue (${LIST})
        SELECT ${LIST} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${TYPED})
        ON CONFLICT (place_id) DO UPDATE SET ${ASSIGN}, version = venue.version + 1 WHERE ${CHANGED}
        RETURNING id`,
    TIMEOUT_MS,
  );
  return touched.map(({ id }) => id);
}

/** The claims that result from a new venue's facts, as `writeClaims` and `countAnswers` would store them. */
export interface StatedColumns {
  claims: Readonly<Record<string, number>>;
  claim_notes: Readonly<Record<string, string>>;
  partly: readonly string[];
  known_features: number;
}

/**
 * Adds venues together with their claims, which costs a third of adding the claims later. Existing venues stay
 * unchanged. Returns the new ones, by seed key.
 */
export async function insertVenues(
  database: Database,
  rows: readonly (VenueToWrite & StatedColumns)[],
): Promise<Map<string, number>> {
  const added = await database.query<{ id: number; key: string | null }>(
    sql`INSERT INTO venue (${LIST}, claims, claim_notes, partly, known_features)
        SELECT ${LIST}, claims, claim_notes, partly, known_features
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(
          ${TYPED}, claims jsonb, claim_notes jsonb, partly text[], known_features int2)
        ON CONFLICT (place_id) DO NOTHING RETURNING id, place_id AS key`,
    TIMEOUT_MS,
  );
  return new Map(added.map(({ id, key }) => [key ?? '', id]));
}
