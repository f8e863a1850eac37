import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';

export interface ConsentRow {
  wording: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** All SQL on consents to health data: one row per time that it was given; nothing about health in it. */
@Injectable()
export class HealthConsentRepository {
  constructor(private readonly database: Database) {}

  history(memberId: number): Promise<ConsentRow[]> {
    return this.database.query<ConsentRow>(sql`
      SELECT wording, given_at AS "givenAt", withdrawn_at AS "withdrawnAt" FROM health_consent
      WHERE member_id = ${memberId} ORDER BY id DESC LIMIT 100`);
  }

  /** Nothing happens when there is one that stands. */
  async give(tx: Tx, memberId: number, wording: string): Promise<void> {
    await tx.query(sql`
      INSERT INTO health_consent (member_id, wording) VALUES (${memberId}, ${wording})
      ON CONFLICT (member_id) WHERE withdrawn_at IS NULL DO NOTHING`);
  }

  /** Locked, so that a withdrawal waits until what is written by this consent is there to be deleted. */
  async stands(tx: Tx, memberId: number): Promise<boolean> {
    return (
      (await tx.one(
        sql`SELECT 1 FROM health_consent WHERE member_id = ${memberId} AND withdrawn_at IS NULL FOR SHARE`,
      )) !== null
    );
  }

  async withdraw(tx: Tx, memberId: number): Promise<void> {
    await tx.query(
      sql`UPDATE health_consent SET withdrawn_at = clock_timestamp() WHERE member_id = ${memberId} AND withdrawn_at IS NULL`,
    );
  }

  /** The member's next version, for the event; null when there is no such member any more. */
  async nextVersion(tx: Tx, memberId: number): Promise<number | null> {
    const row = await tx.one<{ version: number }>(
      sql`UPDATE "user" SET version = version + 1 WHERE id = ${memberId} RETURNING version`,
    );
    return row?.version ?? null;
  }
}
