import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { readReportMap, type ReportMap } from '@waymark/contracts-maps';
import { Endpoint, Input } from '@waymark/service-kit';
import { ReadReportMap } from './read-report-map.use-case';

@Controller()
export class ReadReportMapController {
  constructor(private readonly useCase: ReadReportMap) {}

  @Endpoint(readReportMap)
  handle(@Input() { query }: EndpointInput<typeof readReportMap>): Promise<ReportMap> {
    return this.useCase.execute(query);
  }
}
