import { Controller } from '@nestjs/common';
import { appealDecision, type Statement } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { AppealDecision } from './appeal-decision.use-case';

@Controller()
export class AppealDecisionController {
  constructor(private readonly useCase: AppealDecision) {}

  @Endpoint(appealDecision)
  handle(
    @Input() input: EndpointInput<typeof appealDecision>,
    @Caller() { member }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Statement> {
    return this.useCase.execute(input, member.memberId, key);
  }
}
