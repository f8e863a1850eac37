import { Injectable } from '@nestjs/common';
import { HiddenKind, type MemberSpan, type UndoneKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { CommentModeration } from '../moderation/comment-moderation';
import { TripModeration } from '../moderation/trip-moderation';

/** Bulk undo of trips created on a day. Includes unpublished trips, which could be published later. */
@Injectable()
export class UndoneTrips extends HiddenKind implements UndoneKind {
  constructor(protected readonly content: TripModeration) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT id::text AS content_id, created_at AS at, title, description AS said, '/trip-blogs/' || id AS path FROM trip_blog
      WHERE author_id = ${memberId} AND created_at >= ${from} AND created_at < ${to} AND set_aside IS NULL`;
  }
}

@Injectable()
export class UndoneComments extends HiddenKind implements UndoneKind {
  constructor(protected readonly content: CommentModeration) {
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
