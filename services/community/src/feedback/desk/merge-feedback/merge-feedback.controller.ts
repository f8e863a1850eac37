import { Controller } from '@nestjs/common';
import { type AdminFeedbackDetail, mergeFeedback, partFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { staffActor } from '../staff-actor';
import { MergeFeedback } from './merge-feedback.use-case';

@Controller()
export class MergeFeedbackController {
  constructor(private readonly useCase: MergeFeedback) {}

  @Endpoint(mergeFeedback)
  merge(
    @Input() { params, body }: EndpointInput<typeof mergeFeedback>,
    @Caller() caller: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.useCase.execute(params.id, body.into, staffActor(caller));
  }

  @Endpoint(partFeedback)
  part(
    @Input() { params }: EndpointInput<typeof partFeedback>,
    @Caller() caller: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.useCase.execute(params.id, null, staffActor(caller));
  }
}
