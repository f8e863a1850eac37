import { ISSUE_TYPE_LABELS, SEVERITY_LABELS, type ReportPoint } from '@waymark/contracts-maps';

/** "Blocked path, severe", "Cracks, resolved". */
export function reportWords({ issueType, severity, status }: ReportPoint): string {
  const state = status === 'resolved' ? 'resolved' : SEVERITY_LABELS[severity].toLowerCase();
  return `${ISSUE_TYPE_LABELS[issueType]}, ${state}`;
}
