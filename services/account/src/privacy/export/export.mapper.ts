import type { ExportRequest } from '@waymark/contracts-account';
import type { ExportRow } from './export.repository';

/** Returns what the owner may see of it; an expired file counts as deleted even before the job deletes it. */
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
