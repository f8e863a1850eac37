import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { readFootpathReport, type WholeReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ReportViews } from '../report-views';

@Controller()
export class ReadReportController {
  constructor(private readonly views: ReportViews) {}

  @Endpoint(readFootpathReport)
  handle(
    @Input() { params }: EndpointInput<typeof readFootpathReport>,
    @Caller() caller: Caller,
  ): Promise<WholeReport> {
    return this.views.whole(params.id, caller.actor?.memberId ?? null);
  }
}
