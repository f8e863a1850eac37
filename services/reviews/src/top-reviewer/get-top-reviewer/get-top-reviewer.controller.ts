import { Controller } from '@nestjs/common';
import { getTopReviewer, type TopReviewer } from '@waymark/contracts-reviews';
import { Endpoint } from '@waymark/service-kit';
import { TopReviewerRepository } from '../top-reviewer.repository';

@Controller()
export class GetTopReviewerController {
  constructor(private readonly reviewers: TopReviewerRepository) {}

  @Endpoint(getTopReviewer)
  handle(): Promise<TopReviewer> {
    return this.reviewers.present();
  }
}
