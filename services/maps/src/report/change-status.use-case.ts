import { Injectable } from '@nestjs/common';
import type { EndpointInput, Identity } from '@waymark/contracts-core';
import { changeFootpathStatus, reportReopened, reportResolved, type WholeReport } from '@waymark/contracts-maps';
import { Idempotency, Outbox } from '@waymark/service-kit';
import { problem } from '../problem';
import { ReportViews } from './report-views';
import { ReportWriter } from './report.writer';

@Injectable()
export class ChangeStatus {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly writer: ReportWriter,
    private readonly views: ReportViews,
  ) {}

  async execute(
    { params: { id }, body }: EndpointInput<typeof changeFootpathStatus>,
    { memberId, displayName }: Identity,
    key: string | null,
  ): Promise<WholeReport> {
    const scope = { key, memberId, endpoint: changeFootpathStatus.name, body: { ...body, id } };
    const status = body.isResolved ? 'resolved' : 'open';
    const { body: shown } = await this.idempotency.run(scope, async (tx) => {
      const report = await this.writer.lock(tx, id);
      if (!report) throw problem('report.not-found');
      if (report.status === status) throw problem('report.already-so');
      const version = await this.writer.setStatus(tx, id, status);
      const act = body.isResolved ? 'resolved' : 'reopened';
      await this.writer.note(tx, { reportId: id, act, byName: displayName, byId: memberId, reason: body.reason });
      const event = body.isResolved ? reportResolved : reportReopened;
      await this.outbox.add(tx, event, { aggregateId: id, aggregateVersion: version, data: { reportId: id } });
      return { status: 200, body: await this.views.whole(id, memberId, tx) };
    });
    return shown;
  }
}
