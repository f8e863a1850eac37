import { Controller } from '@nestjs/common';
import type { EndpointInput, PageDocument } from '@waymark/contracts-core';
import { describeFootpathReport } from '@waymark/contracts-maps';
import { Endpoint, Input } from '@waymark/service-kit';
import { ReportViews } from '../report-views';
import { reportDocument } from './report-document';

@Controller()
export class DescribeReportController {
  constructor(private readonly views: ReportViews) {}

  @Endpoint(describeFootpathReport)
  async handle(@Input() { params }: EndpointInput<typeof describeFootpathReport>): Promise<PageDocument> {
    return reportDocument(await this.views.one(params.id, null));
  }
}
