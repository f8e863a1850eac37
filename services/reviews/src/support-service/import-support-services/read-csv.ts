import { CsvError, parse } from 'csv-parse/sync';
import { SUPPORT_IMPORT_MAX_ROWS, type ImportError } from '@waymark/contracts-reviews';
import { csvDialect } from '../../text/csv-dialect';
import { IMPORT_COLUMNS, REQUIRED_COLUMNS, type ImportColumn } from './import-row';

export interface CsvRow {
  /** Numbered as in a spreadsheet: the heading is row 1. */
  row: number;
  cells: Record<ImportColumn, string>;
}

export interface CsvTable {
  rows: CsvRow[];
  errors: ImportError[];
}

/** Reads a file as rows by column name. Problems become errors of the heading or of a row. */
export function readCsv(text: string): CsvTable {
  // Refuses a text with the replacement character, which stands for bytes that are not UTF-8: names with accents would
  // be stored wrongly.
  if (text.includes('\ufffd'))
    return failed(1, 'Save the file as CSV UTF-8: it contains characters that we cannot read.');
  const records = parseRecords(text);
  if (!Array.isArray(records)) return { rows: [], errors: [records] };
  const [heading = [], ...body] = records;
  const columns = heading.map((name) => columnNamed(name));
  const errors = headingErrors(heading, columns);
  if (errors.length > 0) return { rows: [], errors };
  const filled = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return failed(1, 'The file has a heading, but no services.');
  if (filled.length > SUPPORT_IMPORT_MAX_ROWS)
    return failed(1, `Send at most ${SUPPORT_IMPORT_MAX_ROWS} services in one file.`);
  return {
    rows: filled.map(({ row, cells }) => ({ row, cells: byColumn(columns, cells) })),
    errors: filled
      .filter(({ cells }) => cells.length > columns.length)
      .map(({ row }) => ({
        row,
        field: '',
        message: 'This row has more cells than the heading. Put text with commas in quotes.',
      })),
  };
}

function parseRecords(text: string): string[][] | ImportError {
  const { options, start } = csvDialect(text.replace(/^\ufeff/, ''));
  try {
    return parse(start, options);
  } catch (error) {
    const row = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { row, field: '', message: 'This row is not valid CSV. Check its quotation marks.' };
  }
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Treats `Last verified`, `last_verified` and `lastVerified` as the same column. */
function columnNamed(name: string): ImportColumn | undefined {
  return IMPORT_COLUMNS.find((column) => plain(column) === plain(name));
}

function headingErrors(heading: readonly string[], columns: readonly (ImportColumn | undefined)[]): ImportError[] {
  const unknown = heading.filter((_, index) => columns[index] === undefined);
  const twice = columns.filter((column, index) => column !== undefined && columns.indexOf(column) !== index);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  return [
    ...missing.map((field) => ({ row: 1, field, message: `The column ${field} is missing.` })),
    ...unknown.map((field) => ({
      row: 1,
      field: field.slice(0, 100),
      message: 'We do not know this column. Rename it or take it out.',
    })),
    ...twice.map((field) => ({ row: 1, field: field ?? '', message: 'This column appears twice.' })),
  ];
}

function byColumn(
  columns: readonly (ImportColumn | undefined)[],
  cells: readonly string[],
): Record<ImportColumn, string> {
  const entries = IMPORT_COLUMNS.map((column) => [column, cells[columns.indexOf(column)] ?? '']);
  return Object.fromEntries(entries) as Record<ImportColumn, string>;
}

function failed(row: number, message: string): CsvTable {
  return { rows: [], errors: [{ row, field: '', message }] };
}
