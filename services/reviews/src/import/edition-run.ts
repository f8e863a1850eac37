import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { BatchesInTurn } from '../batches-in-turn';
import { inBatches } from '../in-batches';
import { upsertSourceStatements } from '../statement/source-statements';
import { endLoad, noteProgress } from '../venue/load-progress';
import { loadOf } from './begin-edition';
import type { ImportLock } from './import-lock';
import type { ImportOptions } from './import-options';
import { emptyCounts, type ImportCounts, type ImportReport, reportOf } from './import-report';
import { ImportStopped } from './import-stopped';
import type { CheckedRow } from './imported-place';
import { countGone, type Edition, touchRows } from './imported-rows';
import type { RefusalFile } from './refusal-file';
import { type ImportSource, noteDate } from './source-of-import';
import { writeBatch } from './write-batch';

const PAGE = 2_000;
const TIMEOUT_MS = 60_000;
/** A list that has lost more than this share of its places was most likely truncated. */
const MOST = 0.5;
const FEW = 100;

/** Stops if most of a list is gone, unless the operator confirmed it. */
async function refuseEmptied(database: Database, edition: Edition, mostAreGone: boolean): Promise<void> {
  const { gone, stood } = await countGone(database, edition);
  if (mostAreGone || gone <= FEW || gone <= stood * MOST) return;
  throw new ImportStopped(
    `${gone} of ${stood} places of this list are not in this file. Its rows were read; nothing was marked as gone. If that is right, run it again with --most-are-gone.`,
  );
}

/**
 * Ends the list's facts about places that it no longer contains, and marks places that are on no list any more.
 * Deletes nothing. Returns the changed venues.
 */
async function endVanished(database: Database, edition: Edition): Promise<{ rows: number; venueIds: number[] }> {
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

const BATCH = 2_000;

/** Makes changed venues searchable. A batch counts as done when `taken` resolves. */
export interface VenueTaker {
  takeVenues(ids: readonly number[]): Promise<{ taken: Promise<void> }>;
}

interface Parts {
  database: Database;
  index: VenueTaker;
  lock: ImportLock;
  source: ImportSource;
  edition: Edition;
  refusals: RefusalFile;
  options: Pick<ImportOptions, 'mostAreGone'>;
  today: string;
  say: (line: string) => void;
}

/** Writes an edition batch by batch, and then ends what it no longer contains. */
export class EditionRun {
  constructor(private readonly parts: Parts) {}

  /** Writes the rows after `before`. Earlier rows are checked again, so that their refusals are reported too. */
  async read(checked: AsyncIterable<CheckedRow>, before: number): Promise<ImportReport> {
    const { database, source, edition, refusals, say } = this.parts;
    const load = { load: loadOf(source.id), digest: edition.file };
    const counts = emptyCounts(before);
    const batches = new BatchesInTurn(async (done) => {
      await noteProgress(database, load, done);
      say(`${done.toLocaleString('en-GB')} rows read`);
    });
    for await (const batch of inBatches(checked, BATCH)) {
      for (const row of batch) await refusals.add(row.refusals);
      counts.rows += batch.length;
      counts.places += batch.filter(({ place }) => place !== null).length;
      if (counts.rows <= before) continue;
      const { taken } = await this.write(batch, counts);
      await batches.add(counts.rows, taken);
    }
    await batches.settle();
    counts.gone = await this.endGone();
    await noteDate(database, source);
    await endLoad(database, load);
    return reportOf(counts, refusals, false);
  }

  private async write(batch: readonly CheckedRow[], counts: ImportCounts): Promise<{ taken: Promise<void> }> {
    const { database, source, edition, lock, today, index, refusals } = this.parts;
    const places = batch.flatMap(({ place }) => place ?? []);
    const refused = batch.flatMap(({ place, key }) => (place === null && key !== null ? key : []));
    await touchRows(database, edition, refused);
    const done = await lock.alone(() => writeBatch({ database, source, edition, today }, places));
    await refusals.add(done.refusals);
    counts.created += done.created;
    counts.matched += done.matched;
    counts.statements += done.statements;
    return index.takeVenues(done.venueIds);
  }

  private async endGone(): Promise<number> {
    const { database, edition, index, options } = this.parts;
    await refuseEmptied(database, edition, options.mostAreGone);
    const gone = await endVanished(database, edition);
    for await (const ids of inBatches(gone.venueIds, BATCH)) await (await index.takeVenues(ids)).taken;
    return gone.rows;
  }
}
