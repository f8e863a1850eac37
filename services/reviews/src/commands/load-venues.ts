import type { Database } from '@waymark/service-kit';
import type { SeedVenue } from '@waymark/seed';
import sql, { raw } from 'sql-template-tag';
import { recountAnswers } from '../answer/rebuild-answers';
import { inBatches } from '../in-batches';
import { seedVenueRow, type SeedVenueRow } from './seed-venue-row';

/** Column -> type of the rows that seed-venue-row.ts makes. */
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
  claims: 'jsonb',
  claim_notes: 'jsonb',
  source_name: 'text',
  source_id: 'text',
  source_licence: 'text',
  source_retrieved: 'date',
  source_date: 'date',
  is_sample: 'bool',
} as const satisfies Record<keyof SeedVenueRow, string>;

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

/** Adds and updates venues by their seed key in one statement; answers how many rows it touched. */
export async function upsertVenues(database: Database, rows: readonly SeedVenueRow[]): Promise<number> {
  const touched = await database.query<{ id: number }>(
    sql`INSERT INTO venue (${LIST})
        SELECT ${LIST} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${TYPED})
        ON CONFLICT (place_id) DO UPDATE SET ${ASSIGN}, version = venue.version + 1 WHERE ${CHANGED}
        RETURNING id`,
    TIMEOUT_MS,
  );
  await recountAnswers(
    database,
    touched.map(({ id }) => id),
  );
  return touched.length;
}
const BATCH = 2_500;

/** Adds and updates the real venues; answers how many are new or changed. */
export async function loadVenues(database: Database, venues: AsyncIterable<SeedVenue>): Promise<number> {
  let touched = 0;
  for await (const batch of inBatches(venues, BATCH)) touched += await upsertVenues(database, batch.map(seedVenueRow));
  return touched;
}
