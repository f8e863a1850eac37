import { Injectable } from '@nestjs/common';
import { ANSWERS_SHOWN, type CommentAutoFlag, type CommentState } from '@waymark/contracts-community';
import type { Corrected, HiddenContent } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { empty } from 'sql-template-tag';
import { COMMENT_JOINS, commentColumns, hiddenFrom, isSeen, isShownTo, isTripFor } from './comment.sql';

/** A comment as one reader sees it. */
export interface CommentRow {
  id: number;
  blogId: number;
  blogAuthorId: number;
  entryId: number | null;
  threadId: number | null;
  answersId: number | null;
  /** The name of the person it replies to; null when the reader may not see them. */
  answersName: string | null;
  authorId: number | null;
  authorName: string | null;
  /** The author's ID, only if their profile is public. */
  authorLinkId: number | null;
  content: string;
  state: CommentState;
  /** The moderators' decision. Once it is set, only the author can read the comment. */
  setAside: HiddenContent | null;
  corrected: Corrected | null;
  signals: CommentAutoFlag[];
  createdAt: Date;
  editedAt: Date | null;
  /** Whether the reader may see the author and the text. */
  isSeen: boolean;
}

/** A row in a list of conversations: the first comment or a reply, with its conversation. */
export interface ThreadRow extends CommentRow {
  rootId: number;
  answerCount: number;
}

/** Maximum replies returned for a conversation that the reader opened by a link. */
const MOST_ANSWERS = 200;

interface ThreadsAsked {
  blogId: number;
  entryId: number | null;
  reader: number | null;
}

interface ThreadPage extends ThreadsAsked {
  /** Returns only conversations that began before this comment. */
  before: number | null;
  /** The comment that a link leads to. Its conversation comes first, with the replies up to this comment. */
  led: { commentId: number; threadId: number } | null;
  limit: number;
}

/** All SQL that reads comments for a reader. */
@Injectable()
export class CommentRepository {
  constructor(private readonly database: Database) {}

  /** Checks the trip of the conversations. Returns null if the reader can see no such trip. */
  trip({ blogId, entryId, reader }: ThreadsAsked, from: number | null) {
    return this.database.one<{ led: number | null }>(sql`
      SELECT (SELECT coalesce(thread_id, id) FROM trip_comment WHERE id = ${from}::int AND blog_id = blog.id
                AND entry_id IS NOT DISTINCT FROM ${entryId}::int) AS led
      FROM trip_blog blog WHERE blog.id = ${blogId} AND ${isTripFor(reader)}`);
  }

  /** Returns conversations, newest first, each with its first replies, oldest first. */
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

  /**
   * Returns the number of comments on the trip itself (`entryId` null) and on each day. Null if the reader can see no
   * such trip.
   */
  counts(blogId: number, reader: number | null) {
    return this.database.one<{ counts: { entryId: number | null; count: number }[] }>(sql`
      SELECT coalesce((
        SELECT json_agg(json_build_object('entryId', entry_id, 'count', said) ORDER BY entry_id) FROM (
          SELECT entry_id, count(*)::int AS said FROM trip_comment comment
          WHERE blog_id = blog.id AND state = 'published' AND author_id NOT IN (${hiddenFrom(reader)}) GROUP BY entry_id
        ) counted), '[]') AS counts
      FROM trip_blog blog WHERE blog.id = ${blogId} AND ${isTripFor(reader)}`);
  }

  /** Returns a comment on a trip that the reader can see, whether or not they can see the comment. */
  one(source: Pick<Tx, 'one'>, id: number, reader: number | null): Promise<CommentRow | null> {
    return source.one<CommentRow>(sql`
      SELECT ${commentColumns(reader)} FROM trip_comment comment ${COMMENT_JOINS}
      WHERE comment.id = ${id} AND ${isTripFor(reader)}`);
  }

  read(id: number, reader: number | null): Promise<CommentRow | null> {
    return this.one(this.database, id, reader);
  }

  /** Returns how many replies the reader sees; null if they can see no such conversation. */
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

  /**
   * Returns the trip's author and the number of waiting comments, without those of blocked or blocking members. Null
   * if the reader can see no such trip.
   */
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

/** A conversation exists for a reader who can see its first comment or any reply. */
const hasSomething = (reader: number | null) => sql`(${isSeen(reader, 'root')} OR EXISTS (
  SELECT 1 FROM trip_comment kept WHERE kept.thread_id = root.id AND ${isSeen(reader, 'kept')}))`;
