import { Injectable } from '@nestjs/common';
import { type MemberSpan, type RevertedKind, SetAsideKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { ModeratedTrips } from '../moderated/moderated-trips';

/** Trips that were begun on the day, published or not: one that is not could be published later. */
@Injectable()
export class RevertedTrips extends SetAsideKind implements RevertedKind {
  constructor(protected readonly content: ModeratedTrips) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT id::text AS content_id, created_at AS at, title, description AS said, '/trip-blogs/' || id AS path FROM trip_blog
      WHERE author_id = ${memberId} AND created_at >= ${from} AND created_at < ${to} AND set_aside IS NULL`;
  }
}
