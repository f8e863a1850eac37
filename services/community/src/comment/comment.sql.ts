import { asideOf, correctedOf } from '@waymark/service-kit';
import sql, { raw, type Sql } from 'sql-template-tag';

/** Neither blocked the other. Visitors are apart from nobody. */
export const notApart = (reader: number | null, author: Sql): Sql => sql`NOT EXISTS (
  SELECT 1 FROM member_block apart WHERE apart.member_id = ${reader}::int AND apart.other_id = ${author})`;

/** Nobody suspended. Whom the projection of members does not know yet is shown. */
export const notSuspended = (author: Sql): Sql =>
  sql`NOT EXISTS (SELECT 1 FROM member suspended WHERE suspended.id = ${author} AND NOT suspended.is_active)`;

/** Whose words a reader may see at all. */
export const isShownTo = (reader: number | null, author: Sql): Sql =>
  sql`(${notApart(reader, author)} AND ${notSuspended(author)})`;

/**
 * All whose words the reader does not see, for counting many rows: read once, where asking for the author of each of 20,000 comments
 * took five times as long.
 */
export const hiddenFrom = (reader: number | null): Sql => sql`
  SELECT other_id FROM member_block WHERE member_id = ${reader}::int UNION ALL SELECT id FROM member WHERE NOT is_active`;

/** Whether the reader sees the comment: those that wait or were declined are their author's alone. */
export function isSeen(reader: number | null, alias: string): Sql {
  const author = raw(`${alias}.author_id`);
  return sql`(${raw(alias)}.state = 'published' AND ${isShownTo(reader, author)}
              OR ${raw(alias)}.state <> 'gone' AND ${author} = ${reader}::int)`;
}

/** Whether there is a trip for the reader: published, and its author is somebody whom they see. */
export const isTripFor = (reader: number | null): Sql =>
  sql`(blog.is_published AND ${isShownTo(reader, sql`blog.author_id`)})`;

/** What `CommentRow` needs, of `comment` on `blog`. */
export const commentColumns = (reader: number | null): Sql => sql`
  comment.id, comment.blog_id AS "blogId", blog.author_id AS "blogAuthorId", comment.entry_id AS "entryId",
  comment.thread_id AS "threadId", comment.answers_id AS "answersId",
  CASE WHEN ${isSeen(reader, 'answered')} THEN coalesce(answered_member.name, answered.author_name) END AS "answersName",
  comment.author_id AS "authorId", coalesce(author.name, comment.author_name) AS "authorName", author.link_id AS "authorLinkId",
  comment.content, comment.state, ${asideOf(sql`comment`, 'trip-comment')} AS "setAside",
  ${correctedOf(sql`comment`, 'trip-comment')} AS corrected, comment.signals, comment.created_at AS "createdAt", comment.edited_at AS "editedAt",
  ${isSeen(reader, 'comment')} AS "isSeen"`;

/** An answer to the one who began says nothing by naming them: only another answer is named. */
export const COMMENT_JOINS: Sql = sql`
  JOIN trip_blog blog ON blog.id = comment.blog_id
  LEFT JOIN shown_member author ON author.id = comment.author_id
  LEFT JOIN trip_comment answered ON answered.id = comment.answers_id AND answered.thread_id IS NOT NULL
  LEFT JOIN shown_member answered_member ON answered_member.id = answered.author_id`;
