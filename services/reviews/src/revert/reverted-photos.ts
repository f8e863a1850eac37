import { Injectable } from '@nestjs/common';
import { type MemberSpan, type RevertedKind, SetAsideKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { ModeratedPhotos } from '../moderated/moderated-photos';

/** Photos that were added on the day, also to a review that is older. */
@Injectable()
export class RevertedPhotos extends SetAsideKind implements RevertedKind {
  constructor(protected readonly content: ModeratedPhotos) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT photo.id::text AS content_id, photo.created_at AS at, venue.name AS title, photo.description AS said, '/venues/' || venue.id AS path
      FROM review_photo photo JOIN review ON review.id = photo.review_id JOIN venue ON venue.id = review.venue_id
      WHERE photo.member_id = ${memberId} AND photo.created_at >= ${from} AND photo.created_at < ${to} AND photo.set_aside IS NULL`;
  }
}
