import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { castVote, reviewVoted, type VoteSummary } from '@waymark/contracts-reviews';
import { Idempotency, Outbox } from '@waymark/service-kit';
import { problem } from '../problem';
import { VoteRepository } from './vote.repository';

@Injectable()
export class CastVote {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly votes: VoteRepository,
  ) {}

  async execute(reviewId: number, isHelpful: boolean, voter: Identity, key: string | null): Promise<VoteSummary> {
    const scope = { key, memberId: voter.memberId, endpoint: castVote.name, body: { reviewId, isHelpful } };
    const answer = await this.idempotency.run(scope, async (tx) => {
      const review = await this.votes.begin(tx, reviewId, voter.memberId);
      if (!review) throw problem('review.not-found');
      if (review.authorId === voter.memberId) throw problem('vote.own-review');
      const userVote = await this.votes.cast(tx, reviewId, voter.memberId, isHelpful);
      const { venueId, authorId, version, helpfulCount, totalVotes } = await this.votes.recount(tx, reviewId);
      await this.outbox.add(tx, reviewVoted, {
        aggregateId: reviewId,
        aggregateVersion: version,
        data: { reviewId, venueId, authorId, helpfulCount },
      });
      return { status: 200, body: { helpfulVotes: helpfulCount, totalVotes, userVote } };
    });
    return answer.body;
  }
}
