import { Injectable } from '@nestjs/common';
import type { FootpathReport, WholeReport } from '@waymark/contracts-maps';
import { asideProblem, Database, type Tx } from '@waymark/service-kit';
import { PassedOnViews } from '../authority/passed-on.views';
import { problem } from '../problem';
import { toReport } from './report.mapper';
import { ReportRepository } from './report.repository';

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
