import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { reportFootpathProblem, type FootpathReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { TakeReport } from '../take-report';

@Controller()
export class ReportProblemController {
  constructor(private readonly reports: TakeReport) {}

  @Endpoint(reportFootpathProblem)
  handle(
    @Input() { body }: EndpointInput<typeof reportFootpathProblem>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport & { correctionKey: string | null }> {
    return this.reports.run(body, { actor: caller.actor, origin: caller.origin }, key);
  }
}
