import { Inject, Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { type getReportsGeoJson, ISSUE_TYPE_LABELS, type OpenReport } from '@waymark/contracts-maps';
import { CONFIG, cutRows, encodeCursor } from '@waymark/service-kit';
import type { MapsConfig } from '../config';
import { readReportCursor } from '../report/report-cursor';
import { ReportLink } from '../report/report-link';
import { type FactsRow, ReportRepository } from '../report/report.repository';

export type FeedQuery = EndpointInput<typeof getReportsGeoJson>['query'];

export interface FeedPage {
  reports: OpenReport[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** Returns pages of reports as open data, newest first, with one statement each. */
@Injectable()
export class ReadFeed {
  constructor(
    private readonly reports: ReportRepository,
    private readonly link: ReportLink,
    @Inject(CONFIG) private readonly config: Pick<MapsConfig, 'PUBLIC_ORIGIN'>,
  ) {}

  async page({ cursor, limit, near, radius, ...filter }: FeedQuery): Promise<FeedPage> {
    const round = near && { ...near, radiusMetres: radius };
    const after = readReportCursor(cursor, 'newest');
    const found = await this.reports.facts({ ...filter, near: round }, after, limit + 1);
    const { rows, next } = cutRows(found, limit, ({ createdAt, id }) =>
      encodeCursor(['newest', createdAt.toISOString(), id]),
    );
    return { reports: rows.map((row) => toOpenReport(row, this.link.of(row.id))), next };
  }

  /** Returns an absolute URL of this site for use elsewhere. */
  absolute(path: string): string {
    return new URL(path, this.config.PUBLIC_ORIGIN).href;
  }
}

/** Returns a report as open data. */
function toOpenReport(row: FactsRow, url: string): OpenReport {
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
