import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { getTopReviewer, getTopReviewerStatus, type TopReviewer } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { TopReviewerRepository } from './top-reviewer.repository';

type Status = typeof getTopReviewerStatus;

@Controller()
export class TopReviewerController {
  constructor(private readonly reviewers: TopReviewerRepository) {}

  @Endpoint(getTopReviewer)
  get(@Caller() caller: Caller): Promise<TopReviewer> {
    return this.reviewers.present(caller.actor?.memberId ?? null);
  }

  /**
   * Returns the status of any member. A member who never wrote has no votes either, so the response does not reveal
   * who exists.
   */
  @Endpoint(getTopReviewerStatus)
  status(@Input() { params }: EndpointInput<Status>, @Caller() caller: Caller): Promise<EndpointOutput<Status>> {
    return this.reviewers.status(params.userId, caller.actor?.memberId ?? null);
  }
}
