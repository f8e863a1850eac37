import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { getTopReviewerStatus } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { TopReviewerRepository } from '../top-reviewer.repository';

type Contract = typeof getTopReviewerStatus;

@Controller()
export class GetTopReviewerStatusController {
  constructor(private readonly reviewers: TopReviewerRepository) {}

  /** A member who never wrote has no votes: the answer tells nothing about who exists. */
  @Endpoint(getTopReviewerStatus)
  handle(@Input() { params }: EndpointInput<Contract>, @Caller() caller: Caller): Promise<EndpointOutput<Contract>> {
    return this.reviewers.status(params.userId, caller.actor?.memberId ?? null);
  }
}
