import { Controller } from '@nestjs/common';
import { type FeedbackReceipt, sendFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { SendFeedback } from './send-feedback.use-case';

@Controller()
export class SendFeedbackController {
  constructor(private readonly useCase: SendFeedback) {}

  @Endpoint(sendFeedback)
  async handle(
    @Input() { body }: EndpointInput<typeof sendFeedback>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FeedbackReceipt> {
    return (await this.useCase.execute(body, { actor: caller.actor, origin: caller.origin }, key)).body;
  }
}
