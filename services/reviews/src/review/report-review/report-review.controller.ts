import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { reportReview } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ReportReview } from './report-review.use-case';

@Controller()
export class ReportReviewController {
  constructor(private readonly useCase: ReportReview) {}

  @Endpoint(reportReview)
  handle(
    @Input() { params, body }: EndpointInput<typeof reportReview>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof reportReview>> {
    return this.useCase.execute(params.id, body, caller.member);
  }
}
