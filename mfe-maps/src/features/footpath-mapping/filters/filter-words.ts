import { dayWords } from '@waymark/contracts-core';
import { ISSUE_TYPE_LABELS, SEVERITY_LABELS, type ReportStatus } from '@waymark/contracts-maps';
import type { ReportFilter } from '../../../shared/report-api/report-filter';

export const STATUS_LABELS: Readonly<Record<ReportStatus, string>> = { open: 'Open', resolved: 'Resolved' };

export interface ActiveFilter {
  label: string;
  /** The filters that remain if this one is removed. */
  without: ReportFilter;
}

/** Returns the active filters as text. */
export function activeFilters(filter: ReportFilter): ActiveFilter[] {
  const { status, severity, issueType, since } = filter;
  const words: [keyof ReportFilter, string | undefined][] = [
    ['status', status && `State: ${STATUS_LABELS[status]}`],
    ['severity', severity && `Severity: ${SEVERITY_LABELS[severity]}`],
    ['issueType', issueType && `Problem: ${ISSUE_TYPE_LABELS[issueType]}`],
    ['since', since && `Since ${dayWords(since)}`],
  ];
  return words.flatMap(([key, label]) => (label ? [{ label, without: { ...filter, [key]: undefined } }] : []));
}
