import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The progress of a load, in rows. */
export interface LoadProgress {
  done: number;
  all: number;
}

/** The load of the shipped lists of places. Imports have their own loads. */
export const LISTED = 'listed-places';

/** Returns the progress of the shipped lists; null if they are complete or not started. */
export function loadProgress(database: Pick<Database, 'one'>): Promise<LoadProgress | null> {
  return database.one<LoadProgress & Record<string, number>>(sql`
    SELECT rows_done AS done, coalesce(rows_all, rows_done) AS "all"
    FROM load_progress WHERE load = ${LISTED} AND finished_at IS NULL`);
}

interface LoadedFile {
  load: string;
  digest: string;
  /** Null if they were not counted. */
  rows: number | null;
}

/**
 * Starts a file, or resumes after an earlier run with the same file. Returns the number of finished rows; null if all
 * are.
 */
export async function beginLoad(database: Database, file: LoadedFile): Promise<number | null> {
  const row = await database.one<{ done: number; isFinished: boolean | null }>(sql`
    INSERT INTO load_progress (load, of_file, rows_all) VALUES (${file.load}, ${file.digest}, ${file.rows})
    ON CONFLICT (load) DO UPDATE SET
      of_file = excluded.of_file,
      rows_all = excluded.rows_all,
      rows_done = CASE WHEN load_progress.of_file = excluded.of_file THEN load_progress.rows_done ELSE 0 END,
      started_at = CASE WHEN load_progress.of_file = excluded.of_file THEN load_progress.started_at ELSE now() END,
      finished_at = CASE WHEN load_progress.of_file = excluded.of_file THEN load_progress.finished_at END
    RETURNING rows_done AS done, finished_at IS NOT NULL AS "isFinished"`);
  return row?.isFinished ? null : (row?.done ?? 0);
}

/** Stores the progress. If two runs overlap, the slower one never moves it back. */
export async function noteProgress(
  database: Database,
  { load, digest }: Omit<LoadedFile, 'rows'>,
  done: number,
): Promise<void> {
  await database.query(sql`
    UPDATE load_progress SET rows_done = greatest(rows_done, ${done}::int) WHERE load = ${load} AND of_file = ${digest}`);
}

export async function endLoad(database: Database, { load, digest }: Omit<LoadedFile, 'rows'>): Promise<void> {
  await database.query(sql`
    UPDATE load_progress SET finished_at = now() WHERE load = ${load} AND of_file = ${digest} AND finished_at IS NULL`);
}
