import { Controller } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { getVotes, type VoteSummary } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { VoteRepository } from '../vote.repository';

@Controller()
export class GetVotesController {
  constructor(private readonly votes: VoteRepository) {}

  @Endpoint(getVotes)
  async handle(
    @Input() { params }: EndpointInput<typeof getVotes>,
    @CurrentActor() actor: Actor,
  ): Promise<VoteSummary> {
    const summary = await this.votes.summary(params.id, actor?.memberId ?? null);
    if (!summary) throw problem('review.not-found');
    return summary;
  }
}
