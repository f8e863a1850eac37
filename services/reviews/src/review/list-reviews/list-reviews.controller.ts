import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listReviews, type Review } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { ReviewPages } from '../review-pages';

@Controller()
export class ListReviewsController {
  constructor(private readonly pages: ReviewPages) {}

  @Endpoint(listReviews)
  async handle(@Input() { query }: EndpointInput<typeof listReviews>, @Caller() caller: Caller): Promise<Page<Review>> {
    const { memberId, ...others } = query;
    const reader = caller.actor?.memberId ?? null;
    // Members see their own reviews even while nobody else sees their profile.
    const author = memberId === reader ? { authorId: memberId } : { publicAuthorId: memberId, askedBy: reader };
    const asked = memberId === undefined ? others : { ...others, ...author };
    return this.pages.read(asked, reader);
  }
}
