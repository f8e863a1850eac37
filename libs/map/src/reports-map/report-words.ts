import { ISSUE_TYPE_LABELS, SEVERITY_LABELS, type ReportPoint } from '@waymark/contracts-maps';

/** Returns a report as text, such as "Blocked path, severe" or "Cracks, resolved". */
export function reportWords({ issueType, severity, status }: ReportPoint): string {
  const state = status === 'resolved' ? 'resolved' : SEVERITY_LABELS[severity].toLowerCase();
  return `${ISSUE_TYPE_LABELS[issueType]}, ${state}`;
}
