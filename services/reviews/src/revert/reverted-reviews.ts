import { Injectable } from '@nestjs/common';
import { type MemberSpan, type RevertedKind, SetAsideKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { ModeratedReviews } from '../moderated/moderated-reviews';

/** Reviews that were written on the day, with the answers and photos in them. */
@Injectable()
export class RevertedReviews extends SetAsideKind implements RevertedKind {
  constructor(protected readonly content: ModeratedReviews) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT review.id::text AS content_id, review.created_at AS at, venue.name AS title, review.comment AS said, '/venues/' || venue.id AS path
      FROM review JOIN venue ON venue.id = review.venue_id
      WHERE review.author_id = ${memberId} AND review.created_at >= ${from} AND review.created_at < ${to} AND review.set_aside IS NULL`;
  }
}
