import { Injectable } from '@nestjs/common';
import type { CommentThread, TripComment } from '@waymark/contracts-community';
import { forReader, type Tx } from '@waymark/service-kit';
import { findLinks } from '@waymark/service-kit/auto-flags';
import { problem } from '../problem';
import { CommentRepository, type CommentRow, type ThreadRow } from './comment.repository';

/** Maps a comment as `reader` sees it; null is a visitor. */
export function toComment(row: CommentRow, reader: number | null): TripComment {
  const { id, blogId, entryId, threadId } = row;
  const place = { id, blogId, entryId, threadId, createdAt: row.createdAt.toISOString() };
  if (!row.isSeen || row.authorId === null || row.authorName === null)
    return { ...place, ...GONE, links: [], signals: [] };
  const isOwn = row.authorId === reader;
  return {
    ...place,
    answers:
      row.answersId === null || row.answersName === null ? null : { commentId: row.answersId, name: row.answersName },
    author: {
      name: row.authorName,
      memberId: isOwn ? row.authorId : row.authorLinkId,
      isTripAuthor: row.authorId === row.blogAuthorId,
    },
    content: row.content,
    links: findLinks(row.content),
    state: row.state,
    setAside: row.setAside,
    corrected: forReader(row.corrected, isOwn),
    signals: row.signals,
    editedAt: row.editedAt?.toISOString() ?? null,
    isOwn,
  };
}

const GONE = { answers: null, author: null, content: '', state: 'gone', editedAt: null, isOwn: false } as const;

/** Groups rows into conversations: each starts with the comment that its replies belong to. */
export function toThreads(rows: readonly ThreadRow[], reader: number | null): CommentThread[] {
  const threads: CommentThread[] = [];
  for (const { rootId, answerCount, ...row } of rows) {
    if (row.id === rootId) threads.push({ ...toComment(row, reader), answerList: [], answerCount: 0 });
    else {
      const thread = threads.at(-1);
      if (thread?.id !== rootId) throw new Error(`Answer ${row.id} came without its comment.`);
      thread.answerList.push(toComment(row, reader));
      thread.answerCount = answerCount;
    }
  }
  return threads;
}

/** Reads one comment as a member sees it, in the transaction that changed it. */
@Injectable()
export class CommentViews {
  constructor(private readonly comments: CommentRepository) {}

  async one(id: number, reader: number, tx: Tx): Promise<TripComment> {
    const row = await this.comments.one(tx, id, reader);
    if (!row) throw problem('comment.not-found');
    return toComment(row, reader);
  }

  /** Returns the comment to the person who decides on it, whatever its state. */
  async decided(id: number, decider: number, tx: Tx): Promise<TripComment> {
    const row = await this.comments.one(tx, id, decider);
    if (!row) throw problem('comment.not-found');
    return toComment({ ...row, isSeen: true }, decider);
  }
}
