import { ISSUE_TYPE_LABELS, type OpenReport } from '@waymark/contracts-maps';
import type { FactsRow } from '../report/report.repository';

/** A report as others get it. */
export function toOpenReport(row: FactsRow, url: string): OpenReport {
  return {
    type: 'Feature',
    id: row.id,
    geometry: { type: 'Point', coordinates: [row.longitude, row.latitude] },
    properties: {
      issueType: row.issueType,
      issue: ISSUE_TYPE_LABELS[row.issueType],
      severity: row.severity,
      status: row.status,
      nearestPlace: row.nearestPlace,
      verificationCount: row.verificationCount,
      lastVerifiedAt: row.lastVerifiedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
      url,
    },
  };
}
