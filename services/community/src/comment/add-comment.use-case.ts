import { Injectable } from '@nestjs/common';
import { addComment, type CommentState, type NewComment, type TripComment } from '@waymark/contracts-community';
import type { EndpointInput, Identity } from '@waymark/contracts-core';
import { coreProblem, Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { CommentNews } from './comment-news';
import { CommentViews } from './comment-views';
import { CommentWriter, type AnsweredComment } from './comment.writer';
import { WriterFacts } from './writer-facts';

@Injectable()
export class AddComment {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: CommentWriter,
    private readonly facts: WriterFacts,
    private readonly news: CommentNews,
    private readonly views: CommentViews,
  ) {}

  async execute(
    { params: { id: blogId }, body: said }: EndpointInput<typeof addComment>,
    { memberId, displayName }: Identity,
    key: string | null,
  ): Promise<TripComment> {
    const scope = { key, memberId, endpoint: addComment.name, body: { ...said, blogId } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const trip = await this.writer.trip(tx, blogId, said.entryId ?? null, memberId);
      if (!trip) throw problem('trip.not-found');
      if (!trip.hasDay)
        throw coreProblem('request.invalid', { fieldErrors: { entryId: 'This day is not part of the trip.' } });
      const answered = await this.answered(tx, blogId, said, memberId);
      // Comments on one's own trip are not auto-flagged.
      const isOwnTrip = trip.authorId === memberId;
      const raised = await this.facts.signals(tx, memberId, said.content);
      const signals = isOwnTrip ? [] : raised;
      const state: CommentState = signals.length > 0 ? 'waiting' : 'published';
      const { content } = said;
      const place = { blogId, entryId: answered ? answered.entryId : (said.entryId ?? null) };
      const thread = { threadId: answered?.threadId ?? null, answersId: answered ? (said.answersId ?? null) : null };
      const written = { ...place, ...thread, authorId: memberId, authorName: displayName, content, state, signals };
      const id = await this.writer.insert(tx, written);
      const told = { id, blogId, version: 1, authorId: memberId, blogAuthorId: trip.authorId };
      if (state === 'waiting') await this.news.held(tx, told);
      else await this.news.published(tx, { ...told, answeredId: answered?.authorId ?? null });
      return { status: 201, body: await this.views.one(id, memberId, tx) };
    });
    return body;
  }

  private async answered(
    tx: Tx,
    blogId: number,
    { answersId }: NewComment,
    memberId: number,
  ): Promise<AnsweredComment | null> {
    if (!answersId) return null;
    const answered = await this.writer.answered(tx, answersId, blogId, memberId);
    if (!answered) throw problem('comment.not-found');
    return answered;
  }
}
