import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** An edition of a list. */
export interface Edition {
  source: string;
  /** Name of the edition's file. Rows of another file belong to an earlier edition. */
  file: string;
  date: string;
}

interface KnownRow {
  key: string;
  venueId: number;
  /** The venue's key, if it belongs to this list. */
  placeId: string | null;
  ofFile: string;
  row: number;
}

const TIMEOUT_MS = 60_000;

/** Returns the rows that an earlier edition or run stored. */
export async function knownRows(
  database: Database,
  source: string,
  keys: readonly string[],
): Promise<Map<string, KnownRow>> {
  const rows = await database.query<KnownRow>(
    sql`
    SELECT key, venue_id AS "venueId", place_id AS "placeId", of_file AS "ofFile", row_number AS row
    FROM imported_row JOIN venue ON venue.id = venue_id WHERE source = ${source} AND key = ANY(${keys})`,
    TIMEOUT_MS,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** Stores that this edition contains these rows, and that the places are listed on its date. */
export async function keepRows(
  database: Database,
  { source, file, date }: Edition,
  rows: readonly { key: string; row: number; venueId: number }[],
): Promise<void> {
  await database.query(
    sql`
    INSERT INTO imported_row (source, key, venue_id, of_file, row_number)
    SELECT ${source}, key, "venueId", ${file}, row FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(
      key text, row int, "venueId" int)
    ON CONFLICT (source, key) DO UPDATE
      SET venue_id = excluded.venue_id, of_file = excluded.of_file, row_number = excluded.row_number, gone_since = NULL`,
    TIMEOUT_MS,
  );
  const ids = rows.map(({ venueId }) => venueId);
  await database.query(
    sql`
    UPDATE venue SET last_listed = greatest(last_listed, ${date}::date), off_lists_since = NULL
    WHERE id = ANY(${ids}) AND (last_listed IS NULL OR last_listed < ${date}::date OR off_lists_since IS NOT NULL)`,
    TIMEOUT_MS,
  );
}

/** Marks a refused row as present: its place is still in the list. */
export async function touchRows(database: Database, { source, file }: Edition, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database.query(
    sql`UPDATE imported_row SET of_file = ${file} WHERE source = ${source} AND key = ANY(${keys}) AND gone_since IS NULL`,
    TIMEOUT_MS,
  );
}

/** Returns how many rows the list had before, and how many of them this edition does not contain. */
export async function countGone(
  database: Database,
  { source, file }: Edition,
): Promise<{ gone: number; stood: number }> {
  const row = await database.one<{ gone: number; stood: number }>(
    sql`SELECT count(*) FILTER (WHERE of_file <> ${file})::int AS gone, count(*)::int AS stood
        FROM imported_row WHERE source = ${source} AND gone_since IS NULL`,
    TIMEOUT_MS,
  );
  return { gone: row?.gone ?? 0, stood: row?.stood ?? 0 };
}
