import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

const DUMPS = 'data-dumps';

/** Claims the dumps of a day for one process. Another process can take over after an hour if they are not finished. */
export async function claimDumps(database: Database, day: string): Promise<boolean> {
  const claimed = await database.one<{ load: string }>(sql`
    INSERT INTO load_progress (load, of_file) VALUES (${DUMPS}, ${day})
    ON CONFLICT (load) DO UPDATE SET of_file = excluded.of_file, started_at = now(), finished_at = NULL
    WHERE CASE WHEN load_progress.finished_at IS NULL THEN load_progress.started_at < now() - interval '1 hour'
               ELSE load_progress.of_file <> excluded.of_file END
    RETURNING load`);
  return claimed !== null;
}

/** Claims a manual run at any time, unless a run is in progress. */
export async function claimDumpsNow(database: Database, day: string): Promise<boolean> {
  const claimed = await database.one<{ load: string }>(sql`
    INSERT INTO load_progress (load, of_file) VALUES (${DUMPS}, ${day})
    ON CONFLICT (load) DO UPDATE SET of_file = excluded.of_file, started_at = now(), finished_at = NULL
    WHERE load_progress.finished_at IS NOT NULL OR load_progress.started_at < now() - interval '1 hour'
    RETURNING load`);
  return claimed !== null;
}

export async function endDumps(database: Database): Promise<void> {
  await database.query(sql`UPDATE load_progress SET finished_at = now() WHERE load = ${DUMPS}`);
}
