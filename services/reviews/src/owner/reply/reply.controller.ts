import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { answerReview, editOwnerAnswer, type VenueReply } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { ReplyToReview } from './reply-to-review.use-case';

@Controller()
export class ReplyController {
  constructor(private readonly useCase: ReplyToReview) {}

  @Endpoint(answerReview)
  answer(
    @Input() { params, body }: EndpointInput<typeof answerReview>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<VenueReply> {
    return this.useCase.execute({ reviewId: params.id, text: body.text, isEdited: false }, caller.member, key);
  }

  @Endpoint(editOwnerAnswer)
  edit(
    @Input() { params, body }: EndpointInput<typeof editOwnerAnswer>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<VenueReply> {
    return this.useCase.execute({ reviewId: params.id, text: body.text, isEdited: true }, caller.member, key);
  }
}
