import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import {
  deleteReview,
  editReview,
  getOwnReview,
  listOwnReviews,
  listReviews,
  type OwnReview,
  type OwnReviewsSummary,
  publishReview,
  reportReview,
  type Review,
  summariseOwnReviews,
} from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, type Page } from '@waymark/service-kit';
import { problem } from '../problem';
import { DeleteReview } from './delete-review.use-case';
import { EditReview } from './edit-review.use-case';
import { OwnReviewsRepository } from './own-reviews.repository';
import { PublishReview } from './publish-review.use-case';
import { ReportReview } from './report-review.use-case';
import { ReviewPages } from './review-pages';
import { toOwnReview } from './review.mapper';
import { ReviewRepository } from './review.repository';

@Controller()
export class ReviewController {
  constructor(
    private readonly reviewPages: ReviewPages,
    private readonly ownReviewsRepository: OwnReviewsRepository,
    private readonly publishReviewUseCase: PublishReview,
    private readonly reviewRepository: ReviewRepository,
    private readonly editReviewUseCase: EditReview,
    private readonly deleteReviewUseCase: DeleteReview,
    private readonly reportReviewUseCase: ReportReview,
  ) {}

  @Endpoint(listReviews)
  async listReviews(
    @Input() { query }: EndpointInput<typeof listReviews>,
    @Caller() caller: Caller,
  ): Promise<Page<Review>> {
    const { memberId, ...others } = query;
    const reader = caller.actor?.memberId ?? null;
    // Members see their own reviews even while their profile is private.
    const author = memberId === reader ? { authorId: memberId } : { publicAuthorId: memberId, askedBy: reader };
    const asked = memberId === undefined ? others : { ...others, ...author };
    return this.reviewPages.read(asked, reader);
  }

  @Endpoint(listOwnReviews)
  async listOwnReviews(
    @Input() { query }: EndpointInput<typeof listOwnReviews>,
    @Caller() caller: Caller,
  ): Promise<Page<Review>> {
    const { memberId } = caller.member;
    return this.reviewPages.read({ ...query, sort: 'newest', authorId: memberId }, memberId);
  }

  @Endpoint(summariseOwnReviews)
  summariseOwnReviews(@Caller() caller: Caller): Promise<OwnReviewsSummary> {
    return this.ownReviewsRepository.summarise(caller.member.memberId);
  }

  @Endpoint(publishReview)
  async publishReview(
    @Input() { body }: EndpointInput<typeof publishReview>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Review> {
    return (await this.publishReviewUseCase.execute(body, caller.member, key)).body;
  }

  /** Returns the review as it is stored, for its author to edit. */
  @Endpoint(getOwnReview)
  async getOwnReview(
    @Input() { params }: EndpointInput<typeof getOwnReview>,
    @Caller() caller: Caller,
  ): Promise<OwnReview> {
    const row = await this.reviewRepository.own(params.id, caller.member.memberId);
    // Returns the same error for another member's review as for a missing one.
    if (!row) throw problem('review.not-found');
    return toOwnReview(row);
  }

  @Endpoint(editReview)
  editReview(
    @Input() { params, body }: EndpointInput<typeof editReview>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Review> {
    return this.editReviewUseCase.execute(params.id, body, caller.member, key);
  }

  @Endpoint(deleteReview)
  deleteReview(@Input() { params }: EndpointInput<typeof deleteReview>, @Caller() caller: Caller): Promise<void> {
    return this.deleteReviewUseCase.execute(params.id, caller.member);
  }

  @Endpoint(reportReview)
  reportReview(
    @Input() { params, body }: EndpointInput<typeof reportReview>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof reportReview>> {
    return this.reportReviewUseCase.execute(params.id, body, caller.member);
  }
}
