import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { castVote, getVotes, type VoteSummary } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { problem } from '../problem';
import { CastVote } from './cast-vote.use-case';
import { VoteRepository } from './vote.repository';

@Controller()
export class VoteController {
  constructor(
    private readonly voteRepository: VoteRepository,
    private readonly castVoteUseCase: CastVote,
  ) {}

  @Endpoint(getVotes)
  async getVotes(@Input() { params }: EndpointInput<typeof getVotes>, @Caller() caller: Caller): Promise<VoteSummary> {
    const summary = await this.voteRepository.summary(params.id, caller.actor?.memberId ?? null);
    if (!summary) throw problem('review.not-found');
    return summary;
  }

  @Endpoint(castVote)
  castVote(
    @Input() { params, body }: EndpointInput<typeof castVote>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<VoteSummary> {
    return this.castVoteUseCase.execute(params.id, body.isHelpful, caller.member, key);
  }
}
