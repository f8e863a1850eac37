import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { reportFootpathProblem, type FootpathReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { ReportProblem } from './report-problem.use-case';

@Controller()
export class ReportProblemController {
  constructor(private readonly useCase: ReportProblem) {}

  @Endpoint(reportFootpathProblem)
  handle(
    @Input() { body }: EndpointInput<typeof reportFootpathProblem>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport & { correctionKey: string | null }> {
    return this.useCase.execute(body, { actor: caller.actor, origin: caller.origin }, key);
  }
}
