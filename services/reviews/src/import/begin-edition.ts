import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { beginLoad } from '../venue/load-progress';
import type { Edition } from './imported-rows';
import { ImportStopped } from './import-stopped';
import { datedOf, keepSource, type ImportSource } from './source-of-import';

export const loadOf = (source: string): string => `import:${source}`;

/** Names an edition in load_progress: its day first, so that an older one is known as such even where it was never read to its end. */
export const fileOf = (date: string, digest: string): string => `${date} ${digest}`;

/** Stops an edition that is older than one that was read, or begun. */
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

/** Begins an edition or goes on with it. Answers how many rows are done; null when it was read to its end before. */
export async function beginEdition(database: Database, source: ImportSource, edition: Edition): Promise<number | null> {
  await refuseOlder(database, source);
  await keepSource(database, source);
  return beginLoad(database, { load: loadOf(source.id), digest: edition.file, rows: null });
}
