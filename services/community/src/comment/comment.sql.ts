import { asideOf, correctedOf } from '@waymark/service-kit';
import sql, { raw, type Sql } from 'sql-template-tag';

/** True unless one blocked the other. Always true for visitors. */
export const notApart = (reader: number | null, author: Sql): Sql => sql`NOT EXISTS (
  SELECT 1 FROM member_block apart WHERE apart.member_id = ${reader}::int AND apart.other_id = ${author})`;

/** True unless the author is suspended. Authors missing from the local copy of members are shown. */
export const notSuspended = (author: Sql): Sql =>
  sql`NOT EXISTS (SELECT 1 FROM member suspended WHERE suspended.id = ${author} AND NOT suspended.is_active)`;

/** True if the reader may see this author's content at all. */
export const isShownTo = (reader: number | null, author: Sql): Sql =>
  sql`(${notApart(reader, author)} AND ${notSuspended(author)})`;

/**
 * Selects all authors hidden from the reader, for counting many rows. One read: checking the author of each of 20,000
 * comments took five times as long.
 */
export const hiddenFrom = (reader: number | null): Sql => sql`
  SELECT other_id FROM member_block WHERE member_id = ${reader}::int UNION ALL SELECT id FROM member WHERE NOT is_active`;

/** True if the reader sees the comment. Only the author sees a waiting or declined one. */
export function isSeen(reader: number | null, alias: string): Sql {
  const author = raw(`${alias}.author_id`);
  return sql`(${raw(alias)}.state = 'published' AND ${isShownTo(reader, author)}
              OR ${raw(alias)}.state <> 'gone' AND ${author} = ${reader}::int)`;
}

/** True if the trip is published and the reader may see its author. */
export const isTripFor = (reader: number | null): Sql =>
  sql`(blog.is_published AND ${isShownTo(reader, sql`blog.author_id`)})`;

/** The columns of `CommentRow`, from `comment` and `blog`. */
export const commentColumns = (reader: number | null): Sql => sql`
  comment.id, comment.blog_id AS "blogId", blog.author_id AS "blogAuthorId", comment.entry_id AS "entryId",
  comment.thread_id AS "threadId", comment.answers_id AS "answersId",
  CASE WHEN ${isSeen(reader, 'answered')} THEN coalesce(answered_member.name, answered.author_name) END AS "answersName",
  comment.author_id AS "authorId", coalesce(author.name, comment.author_name) AS "authorName", author.link_id AS "authorLinkId",
  comment.content, comment.state, ${asideOf(sql`comment`, 'trip-comment')} AS "setAside",
  ${correctedOf(sql`comment`, 'trip-comment')} AS corrected, comment.signals, comment.created_at AS "createdAt", comment.edited_at AS "editedAt",
  ${isSeen(reader, 'comment')} AS "isSeen"`;

/** Replies to the first comment name nobody; replies to another reply name its author. */
export const COMMENT_JOINS: Sql = sql`
  JOIN trip_blog blog ON blog.id = comment.blog_id
  LEFT JOIN shown_member author ON author.id = comment.author_id
  LEFT JOIN trip_comment answered ON answered.id = comment.answers_id AND answered.thread_id IS NOT NULL
  LEFT JOIN shown_member answered_member ON answered_member.id = answered.author_id`;
