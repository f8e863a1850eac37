import { readDataSources } from '@waymark/seed';
import type { Database } from '@waymark/service-kit';
import { createHash } from 'node:crypto';
import { beginEdition, fileOf, refuseOlder } from './begin-edition';
import { checkPlace, type FileRules } from './check-place';
import { EditionRun, type VenueTaker } from './edition-run';
import { lookThrough, NO_MAPPING, readPlaces } from './formats/read-places';
import { Gazetteer } from './gazetteer';
import { ImportLock } from './import-lock';
import type { ImportOptions } from './import-options';
import { emptyCounts, type ImportReport, reportOf } from './import-report';
import { ImportStopped } from './import-stopped';
import type { CheckedRow } from './imported-place';
import { type Mapping, mappingSchema } from './mapping';
import type { PlaceReader } from './raw-place';
import { RefusalFile } from './refusal-file';
import { sourceOfImport } from './source-of-import';
import { checkEncoding, readBytes, readText } from './text-file';

const MAX_MAPPING_LENGTH = 1024 * 1024;

/** Reads a mapping and reports all of its errors. */
async function readMapping(path: string): Promise<Mapping> {
  const given = parsed(await readSmall(path), path);
  const checked = mappingSchema.safeParse(given);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path: at, message }) => `${at.join('.') || 'mapping'}: ${message}`);
  throw new ImportStopped(`The mapping ${path} is not right.\n${wrong.join('\n')}`);
}

async function readSmall(path: string): Promise<string> {
  let text = '';
  for await (const piece of readText(readBytes(path), 'utf-8')) {
    text += piece;
    if (text.length > MAX_MAPPING_LENGTH) throw new ImportStopped(`The mapping ${path} is longer than 1 MB.`);
  }
  return text;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportStopped(
      `The mapping ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

interface OpenFile {
  /** Hash of the file and its options. */
  digest: string;
  places: () => PlaceReader;
}

/** Checks a file and its mapping, and stops if one of them is invalid. */
export async function openFile(options: ImportOptions): Promise<OpenFile> {
  const { file, format, encoding, countries } = options;
  const mapping: Mapping | null = options.mapping === null ? null : await readMapping(options.mapping);
  checkEncoding(encoding);
  if (format === 'csv' && mapping === null) throw new ImportStopped(NO_MAPPING);
  const hash = createHash('sha256').update(JSON.stringify([format, encoding, countries, mapping]));
  await lookThrough({ file, format, encoding }, (bytes) => void hash.update(bytes));
  return { digest: hash.digest('hex'), places: () => readPlaces({ file, format, encoding, mapping }) };
}

interface Import {
  database: Database;
  databaseUrl: string;
  options: ImportOptions;
  index: VenueTaker;
  /** YYYY-MM-DD */
  today: string;
  say: (line: string) => void;
}

/** Imports a file as an edition of its list. Returns null if this very file was completed before. */
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
