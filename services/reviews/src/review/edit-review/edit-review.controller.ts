import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { editReview, getOwnReview, type OwnReview, type Review } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { toOwnReview } from '../review.mapper';
import { ReviewRepository } from '../review.repository';
import { EditReview } from './edit-review.use-case';

/** What its author reads before they write it anew, and the new words. */
@Controller()
export class EditReviewController {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly useCase: EditReview,
  ) {}

  @Endpoint(getOwnReview)
  async read(@Input() { params }: EndpointInput<typeof getOwnReview>, @Caller() caller: Caller): Promise<OwnReview> {
    const row = await this.reviews.own(params.id, caller.member.memberId);
    // Others' reviews are not among one's own: the same answer as for none.
    if (!row) throw problem('review.not-found');
    return toOwnReview(row);
  }

  @Endpoint(editReview)
  handle(
    @Input() { params, body }: EndpointInput<typeof editReview>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Review> {
    return this.useCase.execute(params.id, body, caller.member, key);
  }
}
