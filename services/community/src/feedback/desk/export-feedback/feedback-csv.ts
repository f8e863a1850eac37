import { FEEDBACK_STATUS_LABELS, FEEDBACK_TYPE_LABELS } from '@waymark/contracts-community';
import { stringify } from 'csv-stringify/sync';
import type { DeskRow } from '../desk-row';

const HEAD = [
  'Number',
  'Sent',
  'Kind',
  'Urgency',
  'Status',
  'Subject',
  'Message',
  'Page',
  'Email',
  'Same as others',
  'Tags',
];

/** What strangers wrote is text in every cell: what a spreadsheet would take for a formula begins with an apostrophe. */
export function feedbackCsv(rows: readonly DeskRow[]): string {
  const cells = rows.map((row) => [
    row.id,
    row.createdAt.toISOString(),
    FEEDBACK_TYPE_LABELS[row.type],
    row.urgency ?? '',
    FEEDBACK_STATUS_LABELS[row.status],
    row.subject,
    row.message,
    row.pageUrl ?? '',
    row.userEmail ?? '',
    row.duplicates,
    row.tags.join(', '),
  ]);
  // The mark at the begin tells spreadsheets that it is UTF-8.
  return stringify([HEAD, ...cells], { escape_formulas: true, bom: true });
}
