import { Injectable } from '@nestjs/common';
import { healthConsentChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface Held {
  givenAt: Date | null;
  reviews: number | null;
}

/** A member's consent to storing their disability type with reviews, and the events about it for account. */
@Injectable()
export class HealthConsent {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Stores a consent given now with the current time, so that an earlier withdrawal that arrives later does not end
   * it. Returns whether a consent exists, and locks it. A withdrawal then waits, and also deletes what this
   * transaction writes.
   */
  async stands(tx: Tx, memberId: number, givenNow: boolean): Promise<boolean> {
    if (givenNow) {
      await tx.query(sql`
        INSERT INTO health_consent (member_id) VALUES (${memberId}) ON CONFLICT (member_id) DO UPDATE SET given_at = now()`);
    }
    return (await tx.one(sql`SELECT 1 FROM health_consent WHERE member_id = ${memberId} FOR SHARE`)) !== null;
  }

  /**
   * Call it last in a transaction that changed the data. The version row makes concurrent transactions of one member
   * wait for each other.
   */
  async tell(tx: Tx, memberId: number): Promise<void> {
    const told = await tx.one<{ version: number }>(sql`
      INSERT INTO health_consent_told AS told (member_id, version) VALUES (${memberId}, 1)
      ON CONFLICT (member_id) DO UPDATE SET version = told.version + 1 RETURNING version`);
    if (!told) return;
    const held = await tx.one<Held>(sql`
      SELECT (SELECT given_at FROM health_consent WHERE member_id = ${memberId}) AS "givenAt",
        (SELECT count(*)::int FROM review_disability WHERE member_id = ${memberId}) AS reviews`);
    const data = { memberId, givenAt: held?.givenAt?.toISOString() ?? null, reviews: held?.reviews ?? 0 };
    await this.outbox.add(tx, healthConsentChanged, { aggregateId: memberId, aggregateVersion: told.version, data });
  }
}
