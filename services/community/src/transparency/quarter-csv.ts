import { CASE_ACT_LABELS, countWords, type Quarter, REPORT_REASON_LABELS } from '@waymark/contracts-community';
import { stringify } from 'csv-stringify/sync';

/** Writes one row per figure, so that any program can sum and sort them. */
export function quartersCsv(quarters: readonly Quarter[]): string {
  const rows = quarters.flatMap(({ quarter, reports, decisions, medianHours, appeals }) => [
    ...reports.map(({ reason, count }) => [quarter, 'Reports', REPORT_REASON_LABELS[reason], countWords(count)]),
    ...decisions.map(({ act, count }) => [quarter, 'Decisions', CASE_ACT_LABELS[act], countWords(count)]),
    [quarter, 'Time to decide', 'Hours, median', medianHours === null ? 'too few to tell' : String(medianHours)],
    [quarter, 'Appeals', 'Received', countWords(appeals.received)],
    [quarter, 'Appeals', 'Decided the same', countWords(appeals.upheld)],
    [quarter, 'Appeals', 'Taken back', countWords(appeals.takenBack)],
  ]);
  return stringify([['Quarter', 'Part', 'What', 'Number'], ...rows], { escape_formulas: true });
}
