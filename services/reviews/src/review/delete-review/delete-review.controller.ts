import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { deleteReview } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { DeleteReview } from './delete-review.use-case';

@Controller()
export class DeleteReviewController {
  constructor(private readonly useCase: DeleteReview) {}

  @Endpoint(deleteReview)
  handle(@Input() { params }: EndpointInput<typeof deleteReview>, @Caller() caller: Caller): Promise<void> {
    return this.useCase.execute(params.id, caller.member);
  }
}
