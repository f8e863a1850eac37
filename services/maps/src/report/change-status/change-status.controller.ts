import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { changeFootpathStatus, type WholeReport } from '@waymark/contracts-maps';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { ChangeStatus } from './change-status.use-case';

@Controller()
export class ChangeStatusController {
  constructor(private readonly useCase: ChangeStatus) {}

  @Endpoint(changeFootpathStatus)
  handle(
    @Input() input: EndpointInput<typeof changeFootpathStatus>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<WholeReport> {
    return this.useCase.execute(input, caller.member, key);
  }
}
