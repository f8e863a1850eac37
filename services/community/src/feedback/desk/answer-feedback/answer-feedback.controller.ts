import { Controller } from '@nestjs/common';
import { type AdminFeedbackDetail, answerFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../staff-actor';
import { AnswerFeedback } from './answer-feedback.use-case';

@Controller()
export class AnswerFeedbackController {
  constructor(private readonly useCase: AnswerFeedback) {}

  @Endpoint(answerFeedback)
  handle(
    @Input() { params, body }: EndpointInput<typeof answerFeedback>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminFeedbackDetail> {
    return this.useCase.execute(params.id, body.text, staffActor(caller), key);
  }
}
