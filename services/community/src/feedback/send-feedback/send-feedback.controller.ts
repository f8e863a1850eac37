import { Controller, Headers } from '@nestjs/common';
import { type FeedbackReceipt, sendFeedback } from '@waymark/contracts-community';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, IdempotencyKey, Input, requestOrigin } from '@waymark/service-kit';
import { SendFeedback } from './send-feedback.use-case';

@Controller()
export class SendFeedbackController {
  constructor(private readonly useCase: SendFeedback) {}

  @Endpoint(sendFeedback)
  async handle(
    @Input() { body }: EndpointInput<typeof sendFeedback>,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<FeedbackReceipt> {
    return (await this.useCase.run(body, { actor, origin: requestOrigin(forwardedFor) }, key)).body;
  }
}
