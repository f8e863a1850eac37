import type { ExportRequest } from '@waymark/contracts-account';
import type { ExportRow } from './export.repository';

/** What its owner may see of it; a file whose time is over counts as gone before the job has removed it. */
export function toExportRequest(row: ExportRow, now = new Date()): ExportRequest {
  const isOver = row.status === 'ready' && row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    requestedAt: row.requestedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    status: isOver ? 'expired' : row.status,
    downloadUrl: isOver ? null : row.downloadUrl,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    missing: row.missing,
  };
}
