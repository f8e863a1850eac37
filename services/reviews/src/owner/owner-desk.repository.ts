import { Injectable } from '@nestjs/common';
import type { DeskClaim, OwnerAct, OwnerClaimState } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { empty, type Sql } from 'sql-template-tag';

export interface DeskRow extends Omit<DeskClaim, 'askedAt' | 'changedAt'> {
  askedAt: Date;
  changedAt: Date;
}

/** The position in the list of claims where a page ended. */
export type DeskPlace = [changedAt: string, venueId: number, memberId: number];

const STATE_AFTER = { give: 'given', refuse: 'refused', 'take-back': 'taken-back' } as const satisfies Record<
  OwnerAct,
  OwnerClaimState
>;

const COLUMNS = sql`
  claim.venue_id AS "venueId", venue.name AS "venueName", venue.website_url AS "websiteUrl", claim.member_id AS "memberId",
  coalesce(member.display_name, '') AS "memberName", claim.state, claim.way, claim.words, claim.reason,
  claim.asked_at AS "askedAt", claim.changed_at AS "changedAt", claim.version
  FROM owner_claim claim JOIN venue ON venue.id = claim.venue_id LEFT JOIN member ON member.id = claim.member_id`;

/** All SQL of claims for staff. */
@Injectable()
export class OwnerDeskRepository {
  constructor(private readonly database: Database) {}

  /** Lists waiting claims oldest first, all others newest first. */
  page(state: OwnerClaimState, after: DeskPlace | null, limit: number): Promise<DeskRow[]> {
    const isWaiting = state === 'waiting';
    const key = sql`(claim.changed_at, claim.venue_id, claim.member_id)`;
    const rest = after === null ? empty : restAfter(key, after, isWaiting);
    const order = isWaiting
      ? sql`claim.changed_at, claim.venue_id, claim.member_id`
      : sql`claim.changed_at DESC, claim.venue_id DESC, claim.member_id DESC`;
    return this.database.query<DeskRow>(sql`
      SELECT ${COLUMNS} WHERE claim.state = ${state} ${rest} ORDER BY ${order} LIMIT ${limit + 1}`);
  }

  /** Locks the claim; returns null if the member never claimed the venue, or has deleted their account. */
  lock(tx: Tx, venueId: number, memberId: number): Promise<DeskRow | null> {
    return tx.one<DeskRow>(sql`
      SELECT ${COLUMNS} WHERE claim.venue_id = ${venueId} AND claim.member_id = ${memberId} FOR UPDATE OF claim`);
  }

  /** Stores a decision and deletes what the member wrote for staff, because the reason records the result. */
  async decide(tx: Tx, { venueId, memberId }: DeskRow, act: OwnerAct, reason: string): Promise<void> {
    await tx.query(sql`
      UPDATE owner_claim SET state = ${STATE_AFTER[act]}, reason = ${reason}, words = '', version = version + 1, changed_at = now(),
        by_staff_alone = CASE WHEN ${act} = 'give' THEN false ELSE by_staff_alone OR ${act} = 'take-back' END
      WHERE venue_id = ${venueId} AND member_id = ${memberId}`);
  }
}

function restAfter(key: Sql, [changedAt, venueId, memberId]: DeskPlace, isWaiting: boolean): Sql {
  const place = sql`(${changedAt}::timestamptz, ${venueId}::int, ${memberId}::int)`;
  return isWaiting ? sql`AND ${key} > ${place}` : sql`AND ${key} < ${place}`;
}
