import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { publishReview, type Review } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { PublishReview } from './publish-review.use-case';

@Controller()
export class PublishReviewController {
  constructor(private readonly useCase: PublishReview) {}

  @Endpoint(publishReview)
  async handle(
    @Input() { body }: EndpointInput<typeof publishReview>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Review> {
    return (await this.useCase.execute(body, caller.member, key)).body;
  }
}
