import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { beginLoad } from '../venue/load-progress';
import type { Edition } from './imported-rows';
import { ImportStopped } from './import-stopped';
import { datedOf, keepSource, type ImportSource } from './source-of-import';

export const loadOf = (source: string): string => `import:${source}`;

/**
 * Returns the name of an edition in load_progress. The day comes first, so an older edition is recognised even if it
 * was never completed.
 */
export const fileOf = (date: string, digest: string): string => `${date} ${digest}`;

/** Stops an edition that is older than one that was started or completed. */
export async function refuseOlder(database: Database, { id, date }: ImportSource): Promise<void> {
  const begun = await database.one<{ file: string | null }>(
    sql`SELECT of_file AS file FROM load_progress WHERE load = ${loadOf(id)}`,
  );
  const newest = [await datedOf(database, id), begun?.file?.slice(0, 10) ?? null].reduce((a, b) =>
    (a ?? '') > (b ?? '') ? a : b,
  );
  if (newest !== null && newest > date)
    throw new ImportStopped(
      `The edition of ${newest} was read already. An older one (${date}) would put back what is no longer so.`,
    );
}

/** Starts or resumes an edition. Returns the number of finished rows; null if it was completed before. */
export async function beginEdition(database: Database, source: ImportSource, edition: Edition): Promise<number | null> {
  await refuseOlder(database, source);
  await keepSource(database, source);
  return beginLoad(database, { load: loadOf(source.id), digest: edition.file, rows: null });
}
