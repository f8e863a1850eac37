import { CASE_ACTS, type Quarter, REPORT_REASONS, toldCount, TOLD_FROM } from '@waymark/contracts-community';
import type { CountRow, MedianRow } from './quarter.repository';

/** Returns quarters, newest first, without those in which nothing happened. */
export function toQuarters(counts: readonly CountRow[], medians: readonly MedianRow[]): Quarter[] {
  const quarters = [...new Set(counts.map(({ quarter }) => quarter))].toSorted().toReversed();
  return quarters.map((quarter) => {
    const count = (part: CountRow['part'], name: string) =>
      toldCount(counts.find((row) => row.quarter === quarter && row.part === part && row.name === name)?.count ?? 0);
    const median = medians.find((row) => row.quarter === quarter && row.decisions >= TOLD_FROM);
    return {
      quarter,
      reports: REPORT_REASONS.map((reason) => ({ reason, count: count('report', reason) })),
      decisions: CASE_ACTS.map((act) => ({ act, count: count('decision', act) })),
      medianHours: median ? Math.round(median.hours) : null,
      appeals: {
        received: count('appeal', 'received'),
        upheld: count('outcome', 'upheld'),
        takenBack: count('outcome', 'taken-back'),
      },
    };
  });
}
