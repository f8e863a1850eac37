import { Controller } from '@nestjs/common';
import { type CaseDetail, decideCase } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { DecideCase } from './decide-case.use-case';

@Controller()
export class DecideCaseController {
  constructor(private readonly useCase: DecideCase) {}

  @Endpoint(decideCase)
  handle(
    @Input() input: EndpointInput<typeof decideCase>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<CaseDetail> {
    return this.useCase.execute(input, { ...caller.member, origin: caller.network }, key);
  }
}
