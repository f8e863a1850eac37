import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { giveAnswer, type Verification } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { GiveAnswer } from './give-answer.use-case';

@Controller()
export class GiveAnswerController {
  constructor(private readonly useCase: GiveAnswer) {}

  @Endpoint(giveAnswer)
  handle(
    @Input() { params, body }: EndpointInput<typeof giveAnswer>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Verification> {
    return this.useCase.execute(params, body.answer, caller.member, key);
  }
}
