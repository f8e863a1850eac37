import type { OpenReport } from '@waymark/contracts-maps';
import { stringify } from 'csv-stringify/sync';
import { FEED_LICENCE } from './feed-licence';

/** Text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns reports as CSV (RFC 4180). Text that a spreadsheet would treat as a formula starts with an apostrophe;
 * numbers stay numbers.
 */
export function reportCsv(reports: readonly OpenReport[]): string {
  const rows = reports.map(({ id, geometry: { coordinates }, properties }) => {
    const [longitude, latitude] = coordinates;
    return { id, latitude, longitude, ...properties, licence: FEED_LICENCE.licence };
  });
  return stringify(rows, {
    header: true,
    record_delimiter: 'windows',
    columns: [...COLUMNS],
    cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
  });
}

const COLUMNS = [
  'id',
  'latitude',
  'longitude',
  'issueType',
  'issue',
  'severity',
  'status',
  'nearestPlace',
  'verificationCount',
  'lastVerifiedAt',
  'createdAt',
  'resolvedAt',
  'url',
  'licence',
] as const;
