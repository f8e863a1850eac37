import { Controller } from '@nestjs/common';
import { summariseOwnReviews, type OwnReviewsSummary } from '@waymark/contracts-reviews';
import { Caller, Endpoint } from '@waymark/service-kit';
import { OwnReviewsRepository } from './own-reviews.repository';

@Controller()
export class SummariseOwnReviewsController {
  constructor(private readonly own: OwnReviewsRepository) {}

  @Endpoint(summariseOwnReviews)
  handle(@Caller() caller: Caller): Promise<OwnReviewsSummary> {
    return this.own.summarise(caller.member.memberId);
  }
}
