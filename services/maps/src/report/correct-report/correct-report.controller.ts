import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { correctFootpathReport, type FootpathReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { CorrectReport } from './correct-report.use-case';

@Controller()
export class CorrectReportController {
  constructor(private readonly useCase: CorrectReport) {}

  @Endpoint(correctFootpathReport)
  handle(
    @Input() input: EndpointInput<typeof correctFootpathReport>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport> {
    return this.useCase.execute(input, caller.actor, key);
  }
}
