import { Injectable } from '@nestjs/common';
import { decideComment, type TripComment } from '@waymark/contracts-community';
import { type EndpointInput, hasRole, type Identity } from '@waymark/contracts-core';
import { Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { CommentNews } from './comment-news';
import { CommentViews } from './comment-views';
import { CommentWriter, type LockedComment } from './comment.writer';

/** Checks whether the member may decide what is published under a trip: its author and staff may. */
export const mayDecide = ({ memberId, role }: Identity, blogAuthorId: number): boolean =>
  memberId === blogAuthorId || hasRole(role, 'moderator');

/** Publishes or declines a comment. The decision can be changed later, both ways. */
@Injectable()
export class DecideComment {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: CommentWriter,
    private readonly news: CommentNews,
    private readonly views: CommentViews,
  ) {}

  async execute(
    { params: { id }, body: { isApproved } }: EndpointInput<typeof decideComment>,
    decider: Identity,
    key: string | null,
  ): Promise<TripComment> {
    const { memberId } = decider;
    const scope = { key, memberId, endpoint: decideComment.name, body: { id, isApproved } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const comment = await this.writer.lock(tx, id, memberId);
      // People who cannot approve a comment must not learn that it is waiting.
      if (!comment || (!comment.isSeen && !mayDecide(decider, comment.blogAuthorId)))
        throw problem('comment.not-found');
      if (comment.authorId === memberId || !mayDecide(decider, comment.blogAuthorId))
        throw problem('comment.not-yours-to-decide');
      if (comment.state === 'hidden') throw problem('comment.hidden');
      await this.decide(tx, comment, isApproved ? 'published' : 'declined');
      return { status: 200, body: await this.views.decided(id, memberId, tx) };
    });
    return body;
  }

  private async decide(tx: Tx, comment: LockedComment, state: 'published' | 'declined'): Promise<void> {
    if (comment.state === state || comment.authorId === null) return;
    const version = await this.writer.decide(tx, comment.id, state);
    const told = { ...comment, authorId: comment.authorId, version };
    if (state === 'published') await this.news.published(tx, told);
    else await this.news.removed(tx, told);
  }
}
