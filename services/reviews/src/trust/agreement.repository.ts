import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { memberAsPerson } from '../answer/person';
import type { Agreement } from './agreement';

/** Number of later answers that count: a change years later is no fault of an earlier answer. */
const NEXT = 9;
/** Number of a member's latest answers that are counted, to limit the cost. */
const NEWEST = 500;

export interface Counted extends Agreement {
  memberId: number;
}

/** Counts agreement from the rows of `answer`, without caching. */
@Injectable()
export class AgreementRepository {
  constructor(private readonly database: Database) {}

  async of(memberId: number): Promise<Agreement> {
    const [counted] = await this.count(this.database, [memberId]);
    return counted ?? { checked: 0, agreed: 0 };
  }

  /**
   * Counts checked and confirmed answers. An answer is checked if later answers by others do not split evenly.
   * Only active members count, once each and never the author. Answers hidden by moderators are not in `answer`.
   */
  count(db: Pick<Tx, 'query'>, memberIds: readonly number[]): Promise<Counted[]> {
    const persons = memberIds.map(memberAsPerson);
    return db.query<Counted>(sql`
      SELECT coalesce(asked.member_id, 0) AS "memberId", coalesce(count(*) FILTER (WHERE next.same <> next.other), 0)::int AS checked,
             coalesce(count(*) FILTER (WHERE next.same > next.other), 0)::int AS agreed
      FROM unnest(${memberIds}::int[], ${persons}::text[]) AS asked(member_id, person)
      LEFT JOIN LATERAL (
        SELECT venue_id, feature, answered_at, (answer = 1) = (about <> 2) AS is_there FROM answer
        WHERE person = asked.person AND answer <> 0 ORDER BY answered_at DESC LIMIT ${NEWEST}) AS own ON true
      LEFT JOIN venue ON venue.id = own.venue_id AND venue.claims ->> own.feature IS DISTINCT FROM '3'
      LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE said.is_there = own.is_there) AS same, count(*) FILTER (WHERE said.is_there <> own.is_there) AS other
        FROM (SELECT (later.answer = 1) = (later.about <> 2) AS is_there FROM answer later
              JOIN member ON member.is_active
                AND member.id = CASE WHEN later.person ~ '^member:[0-9]{1,9}$' THEN substr(later.person, 8)::int END
              WHERE later.venue_id = venue.id AND later.feature = own.feature AND later.answered_at > own.answered_at
                AND later.answer <> 0 AND later.person <> asked.person
              ORDER BY later.answered_at, later.person LIMIT ${NEXT}) AS said) AS next ON true
      GROUP BY asked.member_id`);
  }
}
