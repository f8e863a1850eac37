import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getVotes, type VoteSummary } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { VoteRepository } from '../vote.repository';

@Controller()
export class GetVotesController {
  constructor(private readonly votes: VoteRepository) {}

  @Endpoint(getVotes)
  async handle(@Input() { params }: EndpointInput<typeof getVotes>, @Caller() caller: Caller): Promise<VoteSummary> {
    const summary = await this.votes.summary(params.id, caller.actor?.memberId ?? null);
    if (!summary) throw problem('review.not-found');
    return summary;
  }
}
