import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { answerFootpathReport, verifyFootpathReport, type FootpathReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { AnswerReport } from './answer-report.use-case';

@Controller()
export class AnswerReportController {
  constructor(private readonly useCase: AnswerReport) {}

  @Endpoint(verifyFootpathReport)
  verify(
    @Input() { params }: EndpointInput<typeof verifyFootpathReport>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport> {
    const given = { reportId: params.id, isStillThere: true, endpoint: verifyFootpathReport.name };
    return this.useCase.execute(given, caller.member, key);
  }

  @Endpoint(answerFootpathReport)
  answer(
    @Input() { params, body }: EndpointInput<typeof answerFootpathReport>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport> {
    const given = { reportId: params.id, isStillThere: body.isStillThere, endpoint: answerFootpathReport.name };
    return this.useCase.execute(given, caller.member, key);
  }
}
