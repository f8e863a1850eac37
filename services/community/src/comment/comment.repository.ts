import { Injectable } from '@nestjs/common';
import { ANSWERS_SHOWN } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { empty } from 'sql-template-tag';
import type { CommentRow, ThreadRow } from './comment-row';
import { commentColumns, COMMENT_JOINS, hiddenFrom, isSeen, isShownTo, isTripFor } from './comment.sql';

/** Of a conversation that somebody was led into, at most so many answers come at once. */
const MOST_ANSWERS = 200;

export interface ThreadsAsked {
  blogId: number;
  entryId: number | null;
  reader: number | null;
}

interface ThreadPage extends ThreadsAsked {
  /** Conversations that began before this comment. */
  before: number | null;
  /** Where the reader was led to: its conversation is the first, its answers reach as far as this. */
  led: { commentId: number; threadId: number } | null;
  limit: number;
}

/** All SQL that reads comments for somebody. */
@Injectable()
export class CommentRepository {
  constructor(private readonly database: Database) {}

  /** Which conversation has the comment `from`; null: there is no such trip for the reader. */
  trip({ blogId, entryId, reader }: ThreadsAsked, from: number | null) {
    return this.database.one<{ led: number | null }>(sql`
      SELECT (SELECT coalesce(thread_id, id) FROM trip_comment WHERE id = ${from}::int AND blog_id = blog.id
                AND entry_id IS NOT DISTINCT FROM ${entryId}::int) AS led
      FROM trip_blog blog WHERE blog.id = ${blogId} AND ${isTripFor(reader)}`);
  }

  /** Newest first, each followed by its first answers, oldest first. */
  page({ blogId, entryId, reader, before, led, limit }: ThreadPage): Promise<ThreadRow[]> {
    const since = led ? sql`AND root.id <= ${led.threadId}` : before === null ? empty : sql`AND root.id < ${before}`;
    return this.database.query<ThreadRow>(
      sql`
      WITH page AS (
        SELECT root.id FROM trip_comment root
        WHERE ${isRootOf(blogId, entryId)} AND ${hasSomething(reader)} ${since}
        ORDER BY root.id DESC LIMIT ${limit}
      ), said AS (
        SELECT id, id AS "rootId", 0 AS "answerCount" FROM page
        UNION ALL
        SELECT ranked.id, page.id, ranked.total FROM page CROSS JOIN LATERAL (
          SELECT answer.id, row_number() OVER (ORDER BY answer.id) AS place, count(*) OVER ()::int AS total
          FROM trip_comment answer WHERE answer.thread_id = page.id AND ${isSeen(reader, 'answer')}
          ORDER BY answer.id
        ) ranked
        WHERE ranked.place <= ${ANSWERS_SHOWN}
           OR page.id = ${led?.threadId ?? null}::int AND ranked.id <= ${led?.commentId ?? null}::int AND ranked.place <= ${MOST_ANSWERS}
      )
      SELECT ${commentColumns(reader)}, said."rootId", said."answerCount"
      FROM said JOIN trip_comment comment ON comment.id = said.id ${COMMENT_JOINS}
      ORDER BY said."rootId" DESC, comment.id`,
      undefined,
      { isPrepared: true },
    );
  }

  /** Of the trip itself where `entryId` is null; null: there is no such trip for the reader. */
  counts(blogId: number, reader: number | null) {
    return this.database.one<{ counts: { entryId: number | null; count: number }[] }>(sql`
      SELECT coalesce((
        SELECT json_agg(json_build_object('entryId', entry_id, 'count', said) ORDER BY entry_id) FROM (
          SELECT entry_id, count(*)::int AS said FROM trip_comment comment
          WHERE blog_id = blog.id AND state = 'published' AND author_id NOT IN (${hiddenFrom(reader)}) GROUP BY entry_id
        ) counted), '[]') AS counts
      FROM trip_blog blog WHERE blog.id = ${blogId} AND ${isTripFor(reader)}`);
  }

  /** The comment on a trip that the reader sees, whether or not they see the comment. */
  one(source: Pick<Tx, 'one'>, id: number, reader: number | null): Promise<CommentRow | null> {
    return source.one<CommentRow>(sql`
      SELECT ${commentColumns(reader)} FROM trip_comment comment ${COMMENT_JOINS}
      WHERE comment.id = ${id} AND ${isTripFor(reader)}`);
  }

  read(id: number, reader: number | null): Promise<CommentRow | null> {
    return this.one(this.database, id, reader);
  }

  /** How many answers the reader sees; null: there is no such conversation for them. */
  async answerCount(threadId: number, reader: number | null): Promise<number | null> {
    const row = await this.database.one<{ total: number }>(sql`
      SELECT (SELECT count(*)::int FROM trip_comment answer WHERE answer.thread_id = root.id AND ${isSeen(reader, 'answer')}) AS total
      FROM trip_comment root JOIN trip_blog blog ON blog.id = root.blog_id
      WHERE root.id = ${threadId} AND root.thread_id IS NULL AND ${hasSomething(reader)} AND ${isTripFor(reader)}`);
    return row?.total ?? null;
  }

  answers(threadId: number, reader: number | null, after: number, limit: number): Promise<CommentRow[]> {
    return this.database.query<CommentRow>(sql`
      SELECT ${commentColumns(reader)} FROM trip_comment comment ${COMMENT_JOINS}
      WHERE comment.thread_id = ${threadId} AND comment.id > ${after} AND ${isSeen(reader, 'comment')}
      ORDER BY comment.id LIMIT ${limit}`);
  }

  /** Whose the trip is and how many comments wait, but for those of whom the reader is apart; null: no such trip for them. */
  waitingCount(blogId: number, reader: number) {
    return this.database.one<{ authorId: number; total: number }>(sql`
      SELECT blog.author_id AS "authorId", (
        SELECT count(*)::int FROM trip_comment comment
        WHERE comment.blog_id = blog.id AND state = 'waiting' AND ${isShownTo(reader, sql`comment.author_id`)}) AS total
      FROM trip_blog blog WHERE blog.id = ${blogId} AND ${isTripFor(reader)}`);
  }

  waiting(blogId: number, reader: number, after: number, limit: number): Promise<CommentRow[]> {
    return this.database.query<CommentRow>(sql`
      SELECT ${commentColumns(reader)} FROM trip_comment comment ${COMMENT_JOINS}
      WHERE comment.blog_id = ${blogId} AND comment.state = 'waiting' AND comment.id > ${after}
        AND ${isShownTo(reader, sql`comment.author_id`)}
      ORDER BY comment.id LIMIT ${limit}`);
  }
}

const isRootOf = (blogId: number, entryId: number | null) =>
  entryId === null
    ? sql`root.blog_id = ${blogId} AND root.thread_id IS NULL AND root.entry_id IS NULL`
    : sql`root.blog_id = ${blogId} AND root.thread_id IS NULL AND root.entry_id = ${entryId}`;

/** A conversation is there while the reader sees how it began, or an answer. */
const hasSomething = (reader: number | null) => sql`(${isSeen(reader, 'root')} OR EXISTS (
  SELECT 1 FROM trip_comment kept WHERE kept.thread_id = root.id AND ${isSeen(reader, 'kept')}))`;
