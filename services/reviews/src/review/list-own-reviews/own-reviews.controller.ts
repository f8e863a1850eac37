import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listOwnReviews, type OwnReviewsSummary, type Review, summariseOwnReviews } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { ReviewPages } from '../review-pages';
import { OwnReviewsRepository } from './own-reviews.repository';

@Controller()
export class OwnReviewsController {
  constructor(
    private readonly pages: ReviewPages,
    private readonly own: OwnReviewsRepository,
  ) {}

  @Endpoint(listOwnReviews)
  async list(
    @Input() { query }: EndpointInput<typeof listOwnReviews>,
    @Caller() caller: Caller,
  ): Promise<Page<Review>> {
    const { memberId } = caller.member;
    return this.pages.read({ ...query, sort: 'newest', authorId: memberId }, memberId);
  }

  @Endpoint(summariseOwnReviews)
  summarise(@Caller() caller: Caller): Promise<OwnReviewsSummary> {
    return this.own.summarise(caller.member.memberId);
  }
}
