import { Injectable } from '@nestjs/common';
import { ownerChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** Ends the claims of a member who leaves, and deletes what they stated for venues. */
@Injectable()
export class MemberOwner {
  constructor(private readonly outbox: Outbox) {}

  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM owner_answer WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM owner_fact WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM owner_code WHERE member_id = ${memberId}`);
    const ended = await tx.query<{ venueId: number; version: number; state: string }>(sql`
      DELETE FROM owner_claim WHERE member_id = ${memberId} RETURNING venue_id AS "venueId", version, state`);
    for (const { venueId, version, state } of ended) {
      if (state !== 'given') continue;
      await this.outbox.add(tx, ownerChanged, {
        aggregateId: `${venueId}-${memberId}`,
        aggregateVersion: version + 1,
        data: { venueId, memberId, isOwner: false },
      });
    }
  }
}
