import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { csvDialect } from '../../text/csv-dialect';
import { ImportStopped } from '../import-stopped';

/**
 * Maximum length of a row; no place needs more. Without a limit, an unclosed quotation mark would put the rest of the
 * file into one cell.
 */
const MAX_ROW = 1024 * 1024;
const TOO_LONG = 'is longer than 1 MB. Is there a quotation mark that is never closed? Nothing after it was read.';
const NO_CSV = 'is not valid CSV. Check its quotation marks. Nothing after it was read.';

export interface CsvRow {
  /** Row number as in a spreadsheet: the heading is row 1. */
  row: number;
  cells: readonly string[];
}

/** Yields the non-empty rows of a CSV, the heading first, one at a time. */
export async function* readCsv(text: AsyncIterable<string>): AsyncIterable<CsvRow> {
  const pieces = text[Symbol.asyncIterator]();
  const first = await pieces.next();
  const { options, start } = csvDialect(first.done ? '' : first.value);
  const parser = parse({ ...options, max_record_size: MAX_ROW });
  // Errors while reading the file become parser errors, which the loop below throws.
  pipeline(Readable.from(joined(start, pieces)), parser, () => undefined);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportStopped(`Row ${row + 1} ${error.code === 'CSV_MAX_RECORD_SIZE' ? TOO_LONG : NO_CSV}`);
  }
}

async function* joined(start: string, rest: AsyncIterator<string>): AsyncIterable<string> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
