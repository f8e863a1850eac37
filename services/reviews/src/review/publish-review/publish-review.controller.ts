import { Controller } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { publishReview, type Review } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { signedIn } from '../../signed-in';
import { PublishReview } from './publish-review.use-case';

@Controller()
export class PublishReviewController {
  constructor(private readonly useCase: PublishReview) {}

  @Endpoint(publishReview)
  async handle(
    @Input() { body }: EndpointInput<typeof publishReview>,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
  ): Promise<Review> {
    return (await this.useCase.run(body, signedIn(actor), key)).body;
  }
}
