import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** A part of this slice that stores health data with the member's consent. */
interface HealthDataHolder {
  /** Deletes all of it, in the transaction that withdraws the consent. */
  forget(tx: Tx, memberId: number): Promise<void>;
}

/** The parts that must delete data when consent is withdrawn. Each one registers itself in its constructor. */
@Injectable()
export class HealthDataHolders {
  private readonly holders: HealthDataHolder[] = [];

  add(holder: HealthDataHolder): void {
    this.holders.push(holder);
  }

  async forget(tx: Tx, memberId: number): Promise<void> {
    for (const holder of this.holders) await holder.forget(tx, memberId);
  }
}

interface Told {
  memberId: number;
  givenAt: string | null;
  reviews: number;
  version: number;
}

/**
 * The health data that the reviews slice reports for a member. After a withdrawal here, it immediately counts as
 * deleted.
 */
@Injectable()
export class HealthDataInReviews {
  constructor(
    private readonly database: Database,
    holders: HealthDataHolders,
  ) {
    holders.add(this);
  }

  async of(memberId: number): Promise<{ givenAt: string; reviews: number } | null> {
    const row = await this.database.one<{ givenAt: Date; reviews: number }>(sql`
      SELECT given_at AS "givenAt", reviews FROM health_data_in_reviews
      WHERE member_id = ${memberId} AND reviews > 0 AND given_at IS NOT NULL AND given_at > coalesce(withdrawn_at, '-infinity')`);
    return row && { givenAt: row.givenAt.toISOString(), reviews: row.reviews };
  }

  /**
   * Stores what reviews holds. Events may arrive late, twice or out of order; nothing is stored for a deleted member.
   */
  async store(tx: Tx, { memberId, givenAt, reviews, version }: Told): Promise<void> {
    await tx.query(sql`
      INSERT INTO health_data_in_reviews AS known (member_id, given_at, reviews, version)
      SELECT id, ${givenAt}::timestamptz, ${reviews}, ${version} FROM "user" WHERE id = ${memberId}
      ON CONFLICT (member_id) DO UPDATE
        SET given_at = EXCLUDED.given_at, reviews = EXCLUDED.reviews, version = EXCLUDED.version
        WHERE EXCLUDED.version > known.version`);
  }

  async forget(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      INSERT INTO health_data_in_reviews (member_id, withdrawn_at) VALUES (${memberId}, clock_timestamp())
      ON CONFLICT (member_id) DO UPDATE SET withdrawn_at = EXCLUDED.withdrawn_at`);
  }
}
