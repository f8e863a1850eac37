import { Injectable } from '@nestjs/common';
import {
  communityContentModerated,
  communityBulkUndoDone,
  bulkUndoDecided,
  showCommunityDay,
} from '@waymark/contracts-community';
import { type MemberSpan, OnEvent, type UndoneKind, bulkUndoParts, HiddenKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { CommentModeration } from '../moderation/comment-moderation';
import { TripModeration } from '../moderation/trip-moderation';
import { BulkUndoController } from './bulk-undo.controller';
import { DecideBulkUndo } from './decide-bulk-undo.use-case';
import { BulkUndoRepository } from './bulk-undo.repository';
import { BulkUndoViews } from './bulk-undo-views';
import { BulkUndoWriter } from './bulk-undo.writer';
import { UndoneLikes } from './undone-likes';

/** Bulk undo of trips created on a day. Includes unpublished trips, which could be published later. */
@Injectable()
class UndoneTrips extends HiddenKind implements UndoneKind {
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
class UndoneComments extends HiddenKind implements UndoneKind {
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

/**
 * The kinds of member activity in this service that staff can bulk-undo by day. Every service lists its kinds in this
 * way.
 */
const own = bulkUndoParts({
  kinds: { trip: UndoneTrips, 'trip-comment': UndoneComments, 'trip-like': UndoneLikes },
  onDecided: OnEvent(bulkUndoDecided),
  done: communityBulkUndoDone,
  moderated: communityContentModerated,
  endpoint: showCommunityDay,
});

export const BULK_UNDO_CONTROLLERS = [...own.controllers, BulkUndoController];
export const BULK_UNDO_PROVIDERS = [
  ...own.providers,
  DecideBulkUndo,
  BulkUndoRepository,
  BulkUndoViews,
  BulkUndoWriter,
];
