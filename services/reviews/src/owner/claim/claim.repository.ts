import { Injectable } from '@nestjs/common';
import type { OwnerClaimState, OwnerFactValue, OwnPlace } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** A fact as a database row. A CHECK constraint and the endpoint ensure that its values are those of the contract. */
export interface FactJson {
  feature: string;
  value: string;
  saidOn: string;
}

export interface ClaimRow {
  venueId: number;
  venueName: string;
  websiteUrl: string | null;
  state: OwnerClaimState | null;
  reason: string | null;
  byStaffAlone: boolean | null;
  /** When the latest code was sent, including an expired one. */
  sentAt: Date | null;
  tries: number | null;
  facts: FactJson[] | null;
}

export interface StoredClaim {
  state: OwnerClaimState;
  /** Staff revoked the claim, so no code can grant it again. */
  byStaffAlone: boolean;
}

interface PlaceRow extends Omit<OwnPlace, 'changedAt'> {
  changedAt: Date;
}

const MOST_PLACES = 100;

/** All SQL of claims for the members who made them. */
@Injectable()
export class ClaimRepository {
  constructor(private readonly database: Database) {}

  /** Returns the venue with the member's claim, if any, in one query; null if there is no such venue. */
  own(venueId: number, memberId: number, tx: Pick<Tx, 'one'> = this.database): Promise<ClaimRow | null> {
    return tx.one<ClaimRow>(sql`
      SELECT venue.id AS "venueId", venue.name AS "venueName", venue.website_url AS "websiteUrl", claim.state, claim.reason,
             claim.by_staff_alone AS "byStaffAlone", code.sent_at AS "sentAt", code.tries,
             (SELECT coalesce(json_agg(json_build_object('feature', fact.feature, 'value', fact.value, 'saidOn', coalesce(to_char(fact.said_on, 'YYYY-MM-DD'), ''))
                              ORDER BY fact.feature), '[]')
              FROM owner_fact fact WHERE fact.venue_id = venue.id AND fact.member_id = ${memberId}) AS facts
      FROM venue LEFT JOIN owner_claim claim ON claim.venue_id = venue.id AND claim.member_id = ${memberId}
      LEFT JOIN LATERAL (
        SELECT sent_at, tries FROM owner_code
        WHERE member_id = ${memberId} AND venue_id = venue.id AND code_hash IS NOT NULL
        ORDER BY sent_at DESC, id DESC LIMIT 1) AS code ON true
      WHERE venue.id = ${venueId}`);
  }

  /** Locks the claim; returns null if this member never claimed the venue. */
  lock(tx: Tx, venueId: number, memberId: number): Promise<StoredClaim | null> {
    return tx.one<StoredClaim>(sql`
      SELECT state, by_staff_alone AS "byStaffAlone" FROM owner_claim WHERE venue_id = ${venueId} AND member_id = ${memberId} FOR UPDATE`);
  }

  /** Grants the claim and returns its new version. */
  async give(tx: Tx, venueId: number, memberId: number): Promise<number> {
    return this.put(tx, venueId, memberId, { state: 'given', way: 'code', words: '' });
  }

  async ask(tx: Tx, venueId: number, memberId: number, words: string): Promise<number> {
    return this.put(tx, venueId, memberId, { state: 'waiting', way: 'staff', words });
  }

  async giveUp(tx: Tx, venueId: number, memberId: number): Promise<number> {
    const row = await tx.one<{ version: number }>(sql`
      UPDATE owner_claim SET state = 'given-up', words = '', reason = NULL, version = version + 1, changed_at = now()
      WHERE venue_id = ${venueId} AND member_id = ${memberId} RETURNING version`);
    return row?.version ?? 1;
  }

  async waitingOf(tx: Tx, memberId: number): Promise<number> {
    const row = await tx.one<{ waiting: number | null }>(
      sql`SELECT count(*)::int AS waiting FROM owner_claim WHERE member_id = ${memberId} AND state = 'waiting'`,
    );
    return row?.waiting ?? 0;
  }

  async sayFact(tx: Tx, venueId: number, memberId: number, feature: string, value: OwnerFactValue): Promise<void> {
    await tx.query(sql`
      INSERT INTO owner_fact (venue_id, member_id, feature, value, said_on)
      VALUES (${venueId}, ${memberId}, ${feature}, ${value}, (now() AT TIME ZONE 'UTC')::date)
      ON CONFLICT (venue_id, member_id, feature) DO UPDATE SET value = excluded.value, said_on = excluded.said_on`);
  }

  async unsayFact(tx: Tx, venueId: number, memberId: number, feature: string): Promise<void> {
    await tx.query(sql`
      DELETE FROM owner_fact WHERE venue_id = ${venueId} AND member_id = ${memberId} AND feature = ${feature}`);
  }

  async places(memberId: number): Promise<OwnPlace[]> {
    const rows = await this.database.query<PlaceRow>(sql`
      SELECT venue.id AS "venueId", venue.name AS "venueName", claim.state, claim.changed_at AS "changedAt"
      FROM owner_claim claim JOIN venue ON venue.id = claim.venue_id
      WHERE claim.member_id = ${memberId} ORDER BY claim.changed_at DESC, venue.id LIMIT ${MOST_PLACES}`);
    return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }));
  }

  private async put(tx: Tx, venueId: number, memberId: number, claim: NewClaim): Promise<number> {
    const row = await tx.one<{ version: number }>(sql`
      INSERT INTO owner_claim AS known (venue_id, member_id, state, way, words)
      VALUES (${venueId}, ${memberId}, ${claim.state}, ${claim.way}, ${claim.words})
      ON CONFLICT (venue_id, member_id) DO UPDATE
        SET state = excluded.state, way = excluded.way, words = excluded.words, reason = NULL, version = known.version + 1,
            asked_at = now(), changed_at = now()
      RETURNING version`);
    return row?.version ?? 1;
  }
}

interface NewClaim {
  state: OwnerClaimState;
  way: 'code' | 'staff';
  words: string;
}
