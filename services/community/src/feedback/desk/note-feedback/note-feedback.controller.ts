import { Controller } from '@nestjs/common';
import { type AdminFeedbackDetail, noteFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../staff-actor';
import { NoteFeedback } from './note-feedback.use-case';

@Controller()
export class NoteFeedbackController {
  constructor(private readonly useCase: NoteFeedback) {}

  @Endpoint(noteFeedback)
  handle(
    @Input() { params, body }: EndpointInput<typeof noteFeedback>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminFeedbackDetail> {
    return this.useCase.execute(params.id, body.text, staffActor(caller), key);
  }
}
