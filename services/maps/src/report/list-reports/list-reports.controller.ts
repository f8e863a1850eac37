import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listFootpathReports, listOwnFootpathReports, type FootpathReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { ReportPages } from '../report-pages';

@Controller()
export class ListReportsController {
  constructor(private readonly pages: ReportPages) {}

  @Endpoint(listFootpathReports)
  all(
    @Input() { query }: EndpointInput<typeof listFootpathReports>,
    @Caller() caller: Caller,
  ): Promise<Page<FootpathReport>> {
    const { cursor, limit, near, radius, ...filter } = query;
    const round = near && { ...near, radiusMetres: radius };
    return this.pages.read({ ...filter, near: round }, { cursor, limit }, caller.actor?.memberId ?? null);
  }

  @Endpoint(listOwnFootpathReports)
  own(
    @Input() { query }: EndpointInput<typeof listOwnFootpathReports>,
    @Caller() caller: Caller,
  ): Promise<Page<FootpathReport>> {
    const { memberId } = caller.member;
    return this.pages.read({ reporterId: memberId }, query, memberId);
  }
}
