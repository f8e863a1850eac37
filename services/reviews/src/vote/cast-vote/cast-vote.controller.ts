import { Controller } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { castVote, type VoteSummary } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { signedIn } from '../../signed-in';
import { CastVote } from './cast-vote.use-case';

@Controller()
export class CastVoteController {
  constructor(private readonly useCase: CastVote) {}

  @Endpoint(castVote)
  handle(
    @Input() { params, body }: EndpointInput<typeof castVote>,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
  ): Promise<VoteSummary> {
    return this.useCase.run(params.id, body.isHelpful, signedIn(actor), key);
  }
}
