import type { Database } from '@waymark/service-kit';
import { readDataSources } from '@waymark/seed';
import { beginEdition, fileOf, refuseOlder } from './begin-edition';
import { checkPlace, type FileRules } from './check-place';
import { Gazetteer } from './gazetteer';
import { ImportLock } from './import-lock';
import type { ImportOptions } from './import-options';
import { emptyCounts, reportOf, type ImportReport } from './import-report';
import { EditionRun, type VenueTaker } from './edition-run';
import type { CheckedRow } from './imported-place';
import { openFile } from './open-file';
import type { PlaceReader } from './raw-place';
import { RefusalFile } from './refusal-file';
import { sourceOfImport } from './source-of-import';

interface Import {
  database: Database;
  databaseUrl: string;
  options: ImportOptions;
  index: VenueTaker;
  /** YYYY-MM-DD */
  today: string;
  say: (line: string) => void;
}

/** Reads a file as an edition of its list. Null when this very file was read to its end before. */
export async function runImport(run: Import): Promise<ImportReport | null> {
  const { database, options, today } = run;
  const source = sourceOfImport(options, readDataSources());
  const lock = options.isDryRun ? null : await ImportLock.take(run.databaseUrl, source.id);
  try {
    await refuseOlder(database, source);
    const { digest, places } = await openFile(options);
    const rules = { gazetteer: await Gazetteer.read(database), countries: options.countries, date: source.date, today };
    const refusals = new RefusalFile(options.refusals ?? `${options.file}.refused.csv`);
    const edition = { source: source.id, file: fileOf(source.date, digest), date: source.date };
    const checked = checkedRows(places(), rules);
    if (lock === null) return await dryRun(checked, refusals);
    const before = await beginEdition(database, source, edition);
    return before === null
      ? null
      : await new EditionRun({ ...run, lock, source, edition, refusals }).read(checked, before);
  } finally {
    await lock?.release();
  }
}

async function* checkedRows(places: PlaceReader, rules: FileRules): AsyncIterable<CheckedRow> {
  for await (const raw of places) {
    if ('broken' in raw)
      yield {
        row: raw.row,
        key: null,
        place: null,
        refusals: [{ row: raw.row, field: '', reason: raw.broken, value: '' }],
      };
    else yield checkPlace(raw, rules);
  }
}

async function dryRun(checked: AsyncIterable<CheckedRow>, refusals: RefusalFile): Promise<ImportReport> {
  const counts = emptyCounts(0);
  for await (const row of checked) {
    counts.rows += 1;
    if (row.place) counts.places += 1;
    await refusals.add(row.refusals);
  }
  return reportOf(counts, refusals, true);
}
