import { Controller } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { giveAnswer, type Verification } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { signedIn } from '../../signed-in';
import { GiveAnswer } from './give-answer.use-case';

@Controller()
export class GiveAnswerController {
  constructor(private readonly useCase: GiveAnswer) {}

  @Endpoint(giveAnswer)
  handle(
    @Input() { params, body }: EndpointInput<typeof giveAnswer>,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
  ): Promise<Verification> {
    return this.useCase.run(params, body.answer, signedIn(actor), key);
  }
}
