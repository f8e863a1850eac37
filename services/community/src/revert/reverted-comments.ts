import { Injectable } from '@nestjs/common';
import { type MemberSpan, type RevertedKind, SetAsideKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { ModeratedComments } from '../moderated/moderated-comments';

@Injectable()
export class RevertedComments extends SetAsideKind implements RevertedKind {
  constructor(protected readonly content: ModeratedComments) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT comment.id::text AS content_id, comment.created_at AS at, blog.title, comment.content AS said,
             '/trip-blogs/' || blog.id || '#comment-' || comment.id AS path
      FROM trip_comment comment JOIN trip_blog blog ON blog.id = comment.blog_id
      WHERE comment.author_id = ${memberId} AND comment.created_at >= ${from} AND comment.created_at < ${to}
        AND comment.state NOT IN ('gone', 'hidden')`;
  }
}
