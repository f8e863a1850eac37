import { Injectable } from '@nestjs/common';
import type { CommentCounts, CommentThread, TripComment } from '@waymark/contracts-community';
import { idSchema, type Actor, type Identity } from '@waymark/contracts-core';
import { cutRows, encodeCursor, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { toComment, toThreads } from './comment-views';
import { CommentRepository } from './comment.repository';
import { mayDecide } from './decide-comment.use-case';

/** Position in a list of comments: the last comment of the page. The URL identifies the list. */
const cursorSchema = z.tuple([idSchema]);
const readPlace = (cursor: string | undefined): number | null => readCursor(cursor, cursorSchema)?.[0] ?? null;

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

interface AskedThreads extends PageQuery {
  entryId?: number | undefined;
  from?: number | undefined;
}

/** Lists comments page by page: one query checks access, one reads the rows. */
@Injectable()
export class CommentPages {
  constructor(private readonly comments: CommentRepository) {}

  async threads(blogId: number, asked: AskedThreads, actor: Actor): Promise<Page<CommentThread>> {
    const before = readPlace(asked.cursor);
    const { entryId = null, from = null, limit } = asked;
    const of = { blogId, entryId, reader: actor?.memberId ?? null };
    const found = await this.comments.trip(of, from);
    if (!found) throw problem('trip.not-found');
    const led =
      before === null && from !== null && found.led !== null ? { commentId: from, threadId: found.led } : null;
    const threads = toThreads(await this.comments.page({ ...of, before, led, limit: limit + 1 }), of.reader);
    const { rows, next } = cutRows(threads, limit, ({ id }) => encodeCursor([id]));
    // No total count: clients request it separately, so that not every page counts 20,000 comments.
    return new Page(rows, null, next);
  }

  async counts(blogId: number, actor: Actor): Promise<CommentCounts> {
    const row = await this.comments.counts(blogId, actor?.memberId ?? null);
    if (!row) throw problem('trip.not-found');
    const days = row.counts.flatMap(({ entryId, count }) => (entryId === null ? [] : [{ entryId, count }]));
    const trip = row.counts.find(({ entryId }) => entryId === null)?.count ?? 0;
    return { total: days.reduce((sum, { count }) => sum + count, trip), trip, days };
  }

  async waiting(blogId: number, asked: PageQuery, decider: Identity): Promise<Page<TripComment>> {
    const after = readPlace(asked.cursor) ?? 0;
    const found = await this.comments.waitingCount(blogId, decider.memberId);
    if (!found) throw problem('trip.not-found');
    if (!mayDecide(decider, found.authorId)) throw problem('comment.not-yours-to-decide');
    const read = await this.comments.waiting(blogId, decider.memberId, after, asked.limit + 1);
    const { rows, next } = cutRows(read, asked.limit, ({ id }) => encodeCursor([id]));
    const shown = rows.map((row) => toComment({ ...row, isSeen: true }, decider.memberId));
    return new Page(shown, found.total, next);
  }

  async one(id: number, actor: Actor): Promise<TripComment> {
    const row = await this.comments.read(id, actor?.memberId ?? null);
    // A waiting comment is visible to the people who can approve it. The placeholder of a deleted comment appears only
    // in its conversation.
    const isWaitingForMe = row?.state === 'waiting' && actor !== null && mayDecide(actor, row.blogAuthorId);
    if (!row || (!row.isSeen && !isWaitingForMe)) throw problem('comment.not-found');
    return toComment({ ...row, isSeen: true }, actor?.memberId ?? null);
  }

  async answers(
    threadId: number,
    { cursor, after, limit }: PageQuery & { after?: number | undefined },
    actor: Actor,
  ): Promise<Page<TripComment>> {
    const place = readPlace(cursor) ?? after ?? 0;
    const reader = actor?.memberId ?? null;
    const total = await this.comments.answerCount(threadId, reader);
    if (total === null) throw problem('comment.not-found');
    const read = await this.comments.answers(threadId, reader, place, limit + 1);
    const { rows, next } = cutRows(read, limit, ({ id }) => encodeCursor([id]));
    return new Page(
      rows.map((row) => toComment(row, reader)),
      total,
      next,
    );
  }
}
