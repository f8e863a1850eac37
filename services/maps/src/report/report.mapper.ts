import { CORRECTION_MINUTES, SEVERITY_LEVELS, STALE_MONTHS, type FootpathReport } from '@waymark/contracts-maps';
import { forReader } from '@waymark/service-kit';
import { toReportPhoto } from '../report-photo/report-photo.mapper';
import type { ReportRow } from './report-row';

const MS_PER_MINUTE = 60_000;

/** Returns the time until which the reporter may correct it. */
export const correctableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + CORRECTION_MINUTES * MS_PER_MINUTE);

/** Returns whether an open problem has gone so long without confirmation that it may be fixed. */
export function isStale({ status, lastVerifiedAt, createdAt }: ReportRow, now: Date): boolean {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - STALE_MONTHS);
  return status === 'open' && (lastVerifiedAt ?? createdAt) < limit;
}

/** Returns a report as `reader` sees it; null is a visitor. */
export function toReport(row: ReportRow, reader: number | null, now = new Date()): FootpathReport {
  const { reporterId, nearestPlace, resolvedAt, lastVerifiedAt, createdAt, photos, isVerifiedByMe, ...others } = row;
  const isOwn = reader !== null && reporterId === reader;
  const until = correctableUntil(createdAt);
  return {
    ...others,
    photos: photos.map(toReportPhoto),
    severityLevel: SEVERITY_LEVELS[row.severity],
    location: row.address ?? nearestPlace,
    isResolved: row.status === 'resolved' ? 1 : 0,
    resolvedDate: resolvedAt?.toISOString() ?? null,
    lastVerifiedAt: lastVerifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isStale: isStale(row, now),
    corrected: forReader(row.corrected, isOwn),
    isOwn,
    isVerifiedByMe: isVerifiedByMe ?? false,
    ...(isVerifiedByMe === null && { isVerifiedUnknown: true }),
    correctableUntil: isOwn && until > now ? until.toISOString() : null,
  };
}
