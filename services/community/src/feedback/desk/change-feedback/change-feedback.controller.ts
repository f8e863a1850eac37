import { Controller } from '@nestjs/common';
import { type AdminFeedbackDetail, changeFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { staffActor } from '../staff-actor';
import { ChangeFeedback } from './change-feedback.use-case';

@Controller()
export class ChangeFeedbackController {
  constructor(private readonly useCase: ChangeFeedback) {}

  @Endpoint(changeFeedback)
  handle(
    @Input() { params, body }: EndpointInput<typeof changeFeedback>,
    @Caller() caller: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.useCase.execute(params.id, body, staffActor(caller));
  }
}
