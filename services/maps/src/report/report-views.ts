import { Injectable } from '@nestjs/common';
import {
  CORRECTION_MINUTES,
  type FootpathReport,
  SEVERITY_LEVELS,
  STALE_MONTHS,
  type WholeReport,
} from '@waymark/contracts-maps';
import { asideProblem, Database, forReader, type Tx } from '@waymark/service-kit';
import { PassedOnViews } from '../authority/passed-on.views';
import { problem } from '../problem';
import { toReportPhoto } from '../report-photo/report-photo.repository';
import { ReportRepository, type ReportRow } from './report.repository';

const MS_PER_MINUTE = 60_000;

/** Returns the time until which the reporter may correct it. */
export const correctableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + CORRECTION_MINUTES * MS_PER_MINUTE);

/** Checks whether an open problem has gone so long without confirmation that it may be fixed. */
function isStale({ status, lastVerifiedAt, createdAt }: ReportRow, now: Date): boolean {
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

type Source = Pick<Tx, 'one' | 'query'>;

/** Reads a report as a reader sees it (null: a visitor), inside the transaction that changed it or outside of any. */
@Injectable()
export class ReportViews {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRepository,
    private readonly passedOn: PassedOnViews,
  ) {}

  async one(id: number, reader: number | null, source: Source = this.database): Promise<FootpathReport> {
    const row = await this.reports.one(source, id, reader);
    if (!row) throw asideProblem(await this.reports.aside(source, id)) ?? problem('report.not-found');
    return toReport(row, reader);
  }

  async whole(id: number, reader: number | null, source: Source = this.database): Promise<WholeReport> {
    const report = await this.one(id, reader, source);
    const history = await this.reports.history(source, id, reader);
    return {
      ...report,
      history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      passedOn: await this.passedOn.of(source, report),
    };
  }
}
