import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { EventTraces, type Tx } from '@waymark/service-kit';

/** All SQL that deletes a member from this slice, after every other slice has confirmed. */
@Injectable()
export class ErasureRepository {
  constructor(private readonly traces: EventTraces) {}

  /** Returns null when the account is gone. */
  async emailOf(tx: Tx, memberId: number): Promise<string | null> {
    return (await tx.one<{ email: string }>(sql`SELECT email FROM "user" WHERE id = ${memberId}`))?.email ?? null;
  }

  /** Rows that belong to the account row are deleted with it (ON DELETE CASCADE). */
  async removeRows(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int)`);
    await tx.query(sql`DELETE FROM reverted_content WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM revert_state WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM "user" WHERE id = ${memberId}`);
    await tx.query(sql`UPDATE review_projection SET author_id = NULL WHERE author_id = ${memberId}`);
    await tx.query(sql`UPDATE top_reviewer_projection SET member_id = NULL WHERE member_id = ${memberId}`);
    // Deletes the member's ID, and the reasons and origins beside it; entries of the log itself are never deleted.
    await tx.query(sql`SELECT audit_erase(${memberId})`);
    await this.traces.removeRows(tx, memberId);
    await tx.query(sql`UPDATE deleted_member SET erased_at = now() WHERE member_id = ${memberId}`);
  }
}
