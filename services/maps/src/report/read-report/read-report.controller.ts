import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { readFootpathReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ReportViews, type ReportWithHistory } from '../report-views';

@Controller()
export class ReadReportController {
  constructor(private readonly views: ReportViews) {}

  @Endpoint(readFootpathReport)
  handle(
    @Input() { params }: EndpointInput<typeof readFootpathReport>,
    @Caller() caller: Caller,
  ): Promise<ReportWithHistory> {
    return this.views.withHistory(params.id, caller.actor?.memberId ?? null);
  }
}
