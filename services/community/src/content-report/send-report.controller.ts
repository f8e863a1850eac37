import { Controller } from '@nestjs/common';
import { type ReportReceipt, sendReport } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { SendReport } from './send-report.use-case';

@Controller()
export class SendReportController {
  constructor(private readonly useCase: SendReport) {}

  @Endpoint(sendReport)
  handle(
    @Input() { body }: EndpointInput<typeof sendReport>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ReportReceipt> {
    return this.useCase.execute(body, { memberId: caller.actor?.memberId ?? null, origin: caller.origin }, key);
  }
}
