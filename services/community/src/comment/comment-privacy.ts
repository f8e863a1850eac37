import { Injectable } from '@nestjs/common';
import type { MemberTable, Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { CommentNews } from './comment-news';
import { CommentWriter } from './comment.writer';

/** Member data in comments. `ForgetComments` empties the comments that have to remain as placeholders. */
export const COMMENT_TABLES: readonly MemberTable[] = [
  {
    table: 'trip_comment',
    member: 'author_id',
    exported: {
      id: 'trip-comments',
      title: 'Your comments on trips',
      about: 'Your comments on members’ trips, and their status. Others can read only the published ones.',
      columns: {
        commentNumber: 'id',
        tripNumber: 'blog_id',
        dayNumber: 'entry_id',
        answersComment: 'answers_id',
        nameShown: 'author_name',
        text: 'content',
        state: 'state',
        looksLike: 'signals',
        writtenAt: 'created_at',
        changedAt: 'edited_at',
      },
      orderBy: 'id',
    },
    erased: 'delete',
  },
];

interface Forgotten {
  id: number;
  blogId: number;
  threadId: number | null;
  version: number;
  isTold: boolean;
}

/** Deletes the comments of a member who leaves. A comment with replies by others becomes a placeholder. */
@Injectable()
export class ForgetComments {
  constructor(
    private readonly writer: CommentWriter,
    private readonly news: CommentNews,
  ) {}

  async ofMember(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      SELECT 1 FROM trip_comment
      WHERE author_id = ${memberId} OR id IN (SELECT thread_id FROM trip_comment WHERE author_id = ${memberId})
      ORDER BY id FOR UPDATE`);
    // Deletes replies first, so that a conversation with comments by this member only is deleted as a whole.
    const gone = await tx.query<Forgotten>(sql`
      SELECT id, blog_id AS "blogId", thread_id AS "threadId", version + 1 AS version, state <> 'declined' AS "isTold"
      FROM trip_comment WHERE author_id = ${memberId} ORDER BY thread_id NULLS LAST, id`);
    for (const comment of gone) {
      await this.writer.remove(tx, comment);
      if (comment.isTold) await this.news.removed(tx, comment);
    }
  }
}
