import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { upsertSourceStatements } from '../statement/source-statements';
import { countGone, type Edition } from './imported-rows';
import { ImportStopped } from './import-stopped';

const PAGE = 2_000;
const TIMEOUT_MS = 60_000;
/** A list that forgets more than half of what it named was most likely cut short on its way here. */
const MOST = 0.5;
const FEW = 100;

/** Refuses to believe that most of a list is gone, unless somebody says that it is so. */
export async function refuseEmptied(database: Database, edition: Edition, mostAreGone: boolean): Promise<void> {
  const { gone, stood } = await countGone(database, edition);
  if (mostAreGone || gone <= FEW || gone <= stood * MOST) return;
  throw new ImportStopped(
    `${gone} of ${stood} places of this list are not in this file. Its rows were read; nothing was marked as gone. If that is right, run it again with --most-are-gone.`,
  );
}

/**
 * Ends what the list said of places that it no longer names, and marks places that no list names any more. Nothing is deleted.
 * Answers the venues of which something changed.
 */
export async function endVanished(database: Database, edition: Edition): Promise<{ rows: number; venueIds: number[] }> {
  const done = { rows: 0, venueIds: [] as number[] };
  for (;;) {
    const page = await gonePage(database, edition);
    if (page.length === 0) return done;
    const { venueIds } = await upsertSourceStatements(
      database,
      [],
      page.map(({ key, venueId }) => ({ venue: venueId, source: edition.source, sourceKey: key })),
    );
    await mark(database, edition, page);
    done.rows += page.length;
    done.venueIds.push(...venueIds);
  }
}

function gonePage(database: Database, { source, file }: Edition): Promise<{ key: string; venueId: number }[]> {
  return database.query<{ key: string; venueId: number }>(
    sql`SELECT key, venue_id AS "venueId" FROM imported_row
        WHERE source = ${source} AND of_file <> ${file} AND gone_since IS NULL ORDER BY key LIMIT ${PAGE}`,
    TIMEOUT_MS,
  );
}

function mark(
  database: Database,
  { source, date }: Edition,
  page: readonly { key: string; venueId: number }[],
): Promise<void> {
  const keys = page.map(({ key }) => key);
  const ids = page.map(({ venueId }) => venueId);
  return database.transaction(async (tx) => {
    await tx.query(
      sql`UPDATE imported_row SET gone_since = ${date}::date WHERE source = ${source} AND key = ANY(${keys})`,
    );
    await tx.query(sql`
      UPDATE venue SET off_lists_since = ${date}::date
      WHERE id = ANY(${ids}) AND last_listed < ${date}::date
        AND NOT EXISTS (SELECT 1 FROM imported_row WHERE venue_id = venue.id AND gone_since IS NULL)`);
  });
}
