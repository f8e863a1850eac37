import type { ImportError } from '@waymark/contracts-reviews';
import { EXPIRED_AFTER_DAYS, freshnessOf } from '../freshness';
import { importRowSchema, type ImportRow } from './import-row';
import { readCsv, type CsvRow } from './read-csv';

export interface CheckedImport {
  /** The valid services; complete only if there are no errors. */
  rows: ImportRow[];
  /** All services in the file, valid or not. */
  total: number;
  errors: ImportError[];
}

/** Validates a whole file and returns all errors; `today` is YYYY-MM-DD. */
export function checkImport(text: string, today: string): CheckedImport {
  const table = readCsv(text);
  const rowOfKey = new Map<string, number>();
  const rows: ImportRow[] = [];
  const errors = [...table.errors];
  for (const given of table.rows) {
    const { success, data, error } = importRowSchema.safeParse(given.cells);
    const found = success ? acrossFields(data, given, today, rowOfKey) : firstOfEachField(given.row, error.issues);
    errors.push(...found);
    if (success && found.length === 0) rows.push(data);
  }
  errors.sort((a, b) => a.row - b.row);
  return { rows, total: table.rows.length, errors };
}

function firstOfEachField(row: number, issues: readonly { path: PropertyKey[]; message: string }[]): ImportError[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ row, field, message }));
}

function acrossFields(data: ImportRow, { row }: CsvRow, today: string, rowOfKey: Map<string, number>): ImportError[] {
  const errors: ImportError[] = [];
  const twin = rowOfKey.get(data.sourceKey);
  if (twin !== undefined) errors.push({ row, field: 'sourceKey', message: `Row ${twin} has the same key.` });
  else rowOfKey.set(data.sourceKey, row);
  if (!data.phone && !data.email && !data.website && !data.address && !data.contactInfo) {
    errors.push({ row, field: '', message: 'Enter a phone number, an email address, a website or an address.' });
  }
  if (data.lastVerified > today) errors.push({ row, field: 'lastVerified', message: 'This day is in the future.' });
  if (freshnessOf(data.lastVerified, today) === 'expired') {
    errors.push({
      row,
      field: 'lastVerified',
      message: `Last checked more than ${EXPIRED_AFTER_DAYS} days ago: it would not be shown. Check it again first.`,
    });
  }
  return errors;
}
