import { Injectable } from '@nestjs/common';
import { deleteComment } from '@waymark/contracts-community';
import type { Identity } from '@waymark/contracts-core';
import { Idempotency } from '@waymark/service-kit';
import { problem } from '../problem';
import { CommentNews } from './comment-news';
import { CommentWriter } from './comment.writer';

@Injectable()
export class DeleteComment {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: CommentWriter,
    private readonly news: CommentNews,
  ) {}

  async execute(id: number, { memberId }: Identity, key: string | null): Promise<void> {
    await this.idempotency.run({ key, memberId, endpoint: deleteComment.name, body: { id } }, async (tx) => {
      await this.writer.lockWithThread(tx, id);
      const comment = await this.writer.lock(tx, id, memberId);
      if (!comment?.isSeen) throw problem('comment.not-found');
      if (comment.authorId !== memberId) throw problem('comment.not-yours');
      await this.writer.remove(tx, comment);
      // The event about its removal was already published when it was declined.
      if (comment.state !== 'declined') await this.news.removed(tx, { ...comment, version: comment.version + 1 });
      return { status: 204, body: null };
    });
  }
}
