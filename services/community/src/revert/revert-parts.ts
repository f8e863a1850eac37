import { Injectable } from '@nestjs/common';
import {
  communityContentModerated,
  communityRevertDone,
  revertDecided,
  showCommunityDay,
} from '@waymark/contracts-community';
import { type MemberSpan, OnEvent, type RevertedKind, revertParts, SetAsideKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { ModeratedComments } from '../moderated/moderated-comments';
import { ModeratedTrips } from '../moderated/moderated-trips';
import { RevertController } from './revert.controller';
import { DecideRevert } from './decide-revert.use-case';
import { RevertRepository } from './revert.repository';
import { RevertViews } from './revert-views';
import { RevertWriter } from './revert.writer';
import { RevertedLikes } from './reverted-likes';

/** Trips created on the day, including unpublished ones, which could be published later. */
@Injectable()
class RevertedTrips extends SetAsideKind implements RevertedKind {
  constructor(protected readonly content: ModeratedTrips) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT id::text AS content_id, created_at AS at, title, description AS said, '/trip-blogs/' || id AS path FROM trip_blog
      WHERE author_id = ${memberId} AND created_at >= ${from} AND created_at < ${to} AND set_aside IS NULL`;
  }
}

@Injectable()
class RevertedComments extends SetAsideKind implements RevertedKind {
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

/** The member activity of this service that staff can bulk-undo by day, in the same way as in every other service. */
const own = revertParts({
  kinds: { trip: RevertedTrips, 'trip-comment': RevertedComments, 'trip-like': RevertedLikes },
  onDecided: OnEvent(revertDecided),
  done: communityRevertDone,
  moderated: communityContentModerated,
  endpoint: showCommunityDay,
});

export const REVERT_CONTROLLERS = [...own.controllers, RevertController];
export const REVERT_PROVIDERS = [...own.providers, DecideRevert, RevertRepository, RevertViews, RevertWriter];
