import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listOwnReviews, type Review } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { ReviewPages } from '../review-pages';

@Controller()
export class ListOwnReviewsController {
  constructor(private readonly pages: ReviewPages) {}

  @Endpoint(listOwnReviews)
  async handle(
    @Input() { query }: EndpointInput<typeof listOwnReviews>,
    @Caller() caller: Caller,
  ): Promise<Page<Review>> {
    const { memberId } = caller.member;
    return this.pages.read({ ...query, sort: 'newest', authorId: memberId }, memberId);
  }
}
