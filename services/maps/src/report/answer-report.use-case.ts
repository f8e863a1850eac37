import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { GONE_ENOUGH, reportResolved, reportVerified, type FootpathReport } from '@waymark/contracts-maps';
import { Idempotency, Outbox, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { ReportViews } from './report-views';
import { ReportWriter } from './report.writer';

interface Given {
  reportId: number;
  isStillThere: boolean;
  /** Name of the endpoint. An idempotency key is valid for one endpoint only. */
  endpoint: string;
}

/** Confirms a problem or says that it is gone; one answer for each member. */
@Injectable()
export class AnswerReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly writer: ReportWriter,
    private readonly views: ReportViews,
  ) {}

  async execute(given: Given, { memberId }: Identity, key: string | null): Promise<FootpathReport> {
    const { reportId, isStillThere, endpoint } = given;
    const scope = { key, memberId, endpoint, body: { reportId, isStillThere } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const report = await this.writer.lock(tx, reportId);
      if (!report) throw problem('report.not-found');
      if (report.reporterId === memberId) throw problem('report.own');
      if (report.status === 'resolved') throw problem('report.resolved');
      await this.writer.answer(tx, reportId, memberId, isStillThere);
      await this.count(tx, reportId);
      return { status: 200, body: await this.views.one(reportId, memberId, tx) };
    });
    return body;
  }

  private async count(tx: Tx, reportId: number): Promise<void> {
    const { version, verificationCount, gone } = await this.writer.recount(tx, reportId);
    const data = { reportId, verificationCount };
    await this.outbox.add(tx, reportVerified, { aggregateId: reportId, aggregateVersion: version, data });
    if (gone < GONE_ENOUGH) return;
    const resolved = await this.writer.setStatus(tx, reportId, 'resolved');
    await this.writer.note(tx, { reportId, act: 'found-gone', byName: `${gone} members`, byId: null });
    await this.outbox.add(tx, reportResolved, {
      aggregateId: reportId,
      aggregateVersion: resolved,
      data: { reportId },
    });
  }
}
