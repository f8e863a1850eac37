import { Injectable } from '@nestjs/common';
import { editComment, type CommentAutoFlag, type CommentState, type TripComment } from '@waymark/contracts-community';
import type { EndpointInput, Identity } from '@waymark/contracts-core';
import { Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { CommentNews } from './comment-news';
import { CommentViews } from './comment-views';
import { CommentWriter, type LockedComment } from './comment.writer';
import { WriterFacts } from './writer-facts';

@Injectable()
export class EditComment {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: CommentWriter,
    private readonly facts: WriterFacts,
    private readonly news: CommentNews,
    private readonly views: CommentViews,
  ) {}

  async execute(
    { params: { id }, body: { content } }: EndpointInput<typeof editComment>,
    { memberId }: Identity,
    key: string | null,
  ): Promise<TripComment> {
    const scope = { key, memberId, endpoint: editComment.name, body: { id, content } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const comment = await this.writer.lock(tx, id, memberId);
      if (!comment?.isSeen) throw problem('comment.not-found');
      if (comment.authorId !== memberId) throw problem('comment.not-yours');
      if (comment.state === 'hidden') throw problem('comment.hidden');
      if (comment.state === 'declined') throw problem('comment.declined');
      if (comment.content !== content) await this.change(tx, comment, memberId, content);
      return { status: 200, body: await this.views.one(id, memberId, tx) };
    });
    return body;
  }

  private async change(tx: Tx, comment: LockedComment, memberId: number, content: string): Promise<void> {
    const signals = await this.signals(tx, comment, memberId, content);
    const state: CommentState = signals.length > 0 ? 'waiting' : 'published';
    const version = await this.writer.change(tx, comment.id, content, state, signals);
    if (state === comment.state) return;
    const told = { ...comment, authorId: memberId, version };
    if (state === 'published') return this.news.published(tx, told);
    // Two events are published for one change, so the version increases by two.
    await this.news.removed(tx, { ...told, version: version - 1 });
    await this.news.held(tx, told);
  }

  private async signals(
    tx: Tx,
    { id, blogAuthorId }: LockedComment,
    memberId: number,
    content: string,
  ): Promise<CommentAutoFlag[]> {
    return blogAuthorId === memberId ? [] : this.facts.signals(tx, memberId, content, id);
  }
}
