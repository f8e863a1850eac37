import { Injectable } from '@nestjs/common';
import { type MemberSpan, type RevertedKind, SetAsideKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { memberAsPerson } from '../answer/person';
import { ModeratedAnswers } from '../moderated/moderated-answers';

/**
 * Answers that were given alone; those in a review go with it. Also those that another of the same day replaced: what counts again
 * is what its author said before the day.
 */
@Injectable()
export class RevertedAnswers extends SetAsideKind implements RevertedKind {
  constructor(protected readonly content: ModeratedAnswers) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT said.id::text AS content_id, said.added_at AS at, venue.name AS title, said.feature || ': ' || said.value AS said,
             '/venues/' || venue.id AS path
      FROM statement said JOIN venue ON venue.id = said.venue_id
      WHERE said.person = ${memberAsPerson(memberId)} AND said.said_by = 'visitor' AND said.review_id IS NULL
        AND said.added_at >= ${from} AND said.added_at < ${to}
        AND said.set_aside IS NULL AND said.ended_as IS DISTINCT FROM 'taken-back'`;
  }
}
