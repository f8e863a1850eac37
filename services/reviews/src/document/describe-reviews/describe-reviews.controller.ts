import { Controller } from '@nestjs/common';
import type { PageDocument } from '@waymark/contracts-core';
import { describeReviews } from '@waymark/contracts-reviews';
import { Endpoint } from '@waymark/service-kit';
import { toReview } from '../../review/review.mapper';
import { ReviewRepository } from '../../review/review.repository';
import { reviewsDocument } from './reviews-document';

const SHOWN = 20;

@Controller()
export class DescribeReviewsController {
  constructor(private readonly reviews: ReviewRepository) {}

  @Endpoint(describeReviews)
  async handle(): Promise<PageDocument> {
    const { rows } = await this.reviews.page({ filter: {}, sort: 'newest', cursor: null, limit: SHOWN }, null);
    return reviewsDocument(rows.map(toReview));
  }
}
