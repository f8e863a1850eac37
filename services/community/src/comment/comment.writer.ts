import { Injectable } from '@nestjs/common';
import type { CommentAutoFlag, CommentState } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import { isSeen, isTripFor } from './comment.sql';

export interface NewCommentRow {
  blogId: number;
  entryId: number | null;
  threadId: number | null;
  answersId: number | null;
  authorId: number;
  authorName: string;
  content: string;
  state: CommentState;
  signals: CommentAutoFlag[];
}

/** A comment, locked for a change. */
export interface LockedComment {
  id: number;
  blogId: number;
  blogAuthorId: number;
  threadId: number | null;
  authorId: number | null;
  /** The author of the comment that this one replies to; null if it replies to the trip or its author left. */
  answeredId: number | null;
  content: string;
  state: CommentState;
  version: number;
  isSeen: boolean;
}

/** The comment replied to; locked, so it exists until the transaction ends. */
export interface AnsweredComment {
  blogId: number;
  entryId: number | null;
  threadId: number;
  authorId: number | null;
}

/** All SQL that writes comments. */
@Injectable()
export class CommentWriter {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Locks the trip against deletion and returns its author. Null if the writer can see no such trip; `hasDay` is false
   * if it has no such day.
   */
  async trip(tx: Tx, blogId: number, entryId: number | null, writer: number) {
    // Locks in a separate statement: a single statement that waits for the lock would still read the old days.
    await tx.query(sql`SELECT 1 FROM trip_blog WHERE id = ${blogId} FOR KEY SHARE`);
    return tx.one<{ authorId: number; hasDay: boolean }>(sql`
      SELECT blog.author_id AS "authorId",
             ${entryId}::int IS NULL OR EXISTS (
               SELECT 1 FROM trip_blog_entry WHERE id = ${entryId}::int AND blog_id = blog.id) AS "hasDay"
      FROM trip_blog blog WHERE blog.id = ${blogId} AND ${isTripFor(writer)}`);
  }

  /** Locks the comment and the first one of its conversation: neither can be deleted during the reply. */
  async answered(tx: Tx, id: number, blogId: number, writer: number): Promise<AnsweredComment | null> {
    const rows = await tx.query<AnsweredComment & { id: number }>(sql`
      SELECT comment.id, comment.blog_id AS "blogId", comment.entry_id AS "entryId",
             coalesce(comment.thread_id, comment.id) AS "threadId", comment.author_id AS "authorId"
      FROM trip_comment comment
      WHERE comment.blog_id = ${blogId} AND (
        comment.id = ${id} AND comment.state = 'published' AND ${isSeen(writer, 'comment')}
        OR comment.id = (SELECT thread_id FROM trip_comment WHERE id = ${id}))
      ORDER BY comment.id FOR KEY SHARE OF comment`);
    return rows.find((row) => row.id === id) ?? null;
  }

  async insert(tx: Tx, comment: NewCommentRow): Promise<number> {
    const data = comment satisfies Prisma.TripCommentUncheckedCreateInput;
    const { id } = await tx.with(this.prisma).tripComment.create({ data, select: { id: true } });
    return id;
  }

  /** Locks the first comment of the conversation, then this one: the same order as when somebody replies. */
  async lockWithThread(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`
      SELECT 1 FROM trip_comment WHERE id IN (${id}, (SELECT thread_id FROM trip_comment WHERE id = ${id}))
      ORDER BY id FOR UPDATE`);
  }

  lock(tx: Tx, id: number, reader: number): Promise<LockedComment | null> {
    return tx.one<LockedComment>(sql`
      SELECT comment.id, comment.blog_id AS "blogId", blog.author_id AS "blogAuthorId", comment.thread_id AS "threadId",
             comment.author_id AS "authorId", answered.author_id AS "answeredId", comment.content, comment.state,
             comment.version, ${isSeen(reader, 'comment')} AS "isSeen"
      FROM trip_comment comment JOIN trip_blog blog ON blog.id = comment.blog_id
      LEFT JOIN trip_comment answered ON answered.id = comment.answers_id
      WHERE comment.id = ${id} AND comment.state <> 'gone' AND ${isTripFor(reader)} FOR UPDATE OF comment`);
  }

  /** An approval counts for the approved text only: an edited comment that waits again builds no trust. */
  change(tx: Tx, id: number, content: string, state: CommentState, signals: CommentAutoFlag[]): Promise<number> {
    return versionOf(
      tx,
      sql`
      UPDATE trip_comment SET content = ${content}, state = ${state}, signals = ${signals}, edited_at = now(),
             is_approved = is_approved AND ${state}::text = 'published', version = version + 2
      WHERE id = ${id} RETURNING version`,
    );
  }

  decide(tx: Tx, id: number, state: 'published' | 'declined'): Promise<number> {
    return versionOf(
      tx,
      sql`
      UPDATE trip_comment SET state = ${state}, is_approved = ${state}::text = 'published', version = version + 1
      WHERE id = ${id} RETURNING version`,
    );
  }

  /**
   * Deletes a comment that is locked with its conversation. If it has replies, an empty place remains until the last
   * reply is deleted.
   */
  async remove(tx: Tx, { id, threadId }: Pick<LockedComment, 'id' | 'threadId'>): Promise<void> {
    const kept = await tx.one(sql`
      UPDATE trip_comment SET state = 'gone', set_aside = NULL, state_before = NULL, content = '', author_id = NULL, author_name = NULL, signals = '{}',
             is_approved = false, version = version + 1
      WHERE id = ${id} AND EXISTS (SELECT 1 FROM trip_comment answer WHERE answer.thread_id = ${id}) RETURNING id`);
    if (kept) return;
    await tx.query(sql`DELETE FROM trip_comment WHERE id = ${id}`);
    if (threadId !== null) await this.removeEmptyPlaces(tx, [threadId]);
  }

  async removeEmptyPlaces(tx: Tx, threadIds: readonly number[]): Promise<void> {
    await tx.query(sql`
      DELETE FROM trip_comment place WHERE place.id = ANY(${threadIds}::int[]) AND place.state = 'gone'
        AND NOT EXISTS (SELECT 1 FROM trip_comment answer WHERE answer.thread_id = place.id)`);
  }
}

async function versionOf(tx: Tx, statement: Sql): Promise<number> {
  const row = await tx.one<{ version: number }>(statement);
  if (!row) throw new Error('The comment that is locked is not there.');
  return row.version;
}
