import type { Database } from '@waymark/service-kit';
import { BatchesInTurn } from '../batches-in-turn';
import { inBatches } from '../in-batches';
import { endLoad, noteProgress } from '../venue/load-progress';
import { loadOf } from './begin-edition';
import { endVanished, refuseEmptied } from './end-vanished';
import type { ImportLock } from './import-lock';
import type { ImportOptions } from './import-options';
import { emptyCounts, reportOf, type ImportCounts, type ImportReport } from './import-report';
import type { CheckedRow } from './imported-place';
import { touchRows, type Edition } from './imported-rows';
import type { RefusalFile } from './refusal-file';
import { noteDate, type ImportSource } from './source-of-import';
import { writeBatch } from './write-batch';

const BATCH = 2_000;

/** Where changed venues are made findable; its promise of `taken` is kept before a batch counts as done. */
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

/** Writes an edition batch by batch and then ends what it does not name any more. */
export class EditionRun {
  constructor(private readonly parts: Parts) {}

  /** From the row after `before`; what stands ahead of it is looked at once more, so that its refusals are told too. */
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
