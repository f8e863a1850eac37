import { Controller } from '@nestjs/common';
import { getTopReviewer, type TopReviewer } from '@waymark/contracts-reviews';
import { Caller, Endpoint } from '@waymark/service-kit';
import { TopReviewerRepository } from '../top-reviewer.repository';

@Controller()
export class GetTopReviewerController {
  constructor(private readonly reviewers: TopReviewerRepository) {}

  @Endpoint(getTopReviewer)
  handle(@Caller() caller: Caller): Promise<TopReviewer> {
    return this.reviewers.present(caller.actor?.memberId ?? null);
  }
}
