import { Injectable } from '@nestjs/common';
import type { FootpathReport } from '@waymark/contracts-maps';
import { cutRows, encodeCursor, Page } from '@waymark/service-kit';
import { readReportCursor } from './report-cursor';
import { toReport } from './report-views';
import type { ReportFilter } from './report-filter.sql';
import { ReportRepository, type PageRow } from './report.repository';

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

/** Returns lists of reports by page, with one statement and at most one more for the total. */
@Injectable()
export class ReportPages {
  constructor(private readonly reports: ReportRepository) {}

  async read(filter: ReportFilter, asked: PageQuery, reader: number | null): Promise<Page<FootpathReport>> {
    const sort = filter.near ? 'nearest' : 'newest';
    const cursor = readReportCursor(asked.cursor, sort);
    const found = await this.reports.page(filter, cursor, asked.limit + 1, reader);
    const { rows, next } = cutRows(found, asked.limit, (last) => cursorOf(last, sort));
    // When the first page is also the last, its length is the total.
    const total = cursor === null && next === null ? rows.length : await this.reports.count(filter);
    const now = new Date();
    return new Page(
      rows.map((row) => toReport(row, reader, now)),
      total,
      next,
    );
  }
}

const cursorOf = ({ metres, createdAt, id }: PageRow, sort: 'nearest' | 'newest'): string =>
  encodeCursor(sort === 'nearest' ? [sort, metres, id] : [sort, createdAt.toISOString(), id]);
