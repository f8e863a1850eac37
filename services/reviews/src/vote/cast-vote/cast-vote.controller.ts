import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { castVote, type VoteSummary } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { CastVote } from './cast-vote.use-case';

@Controller()
export class CastVoteController {
  constructor(private readonly useCase: CastVote) {}

  @Endpoint(castVote)
  handle(
    @Input() { params, body }: EndpointInput<typeof castVote>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<VoteSummary> {
    return this.useCase.execute(params.id, body.isHelpful, caller.member, key);
  }
}
