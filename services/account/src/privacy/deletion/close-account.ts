import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { memberDeleted, type ReviewsChoice } from '@waymark/contracts-account';
import { markDeleted, Outbox, type Tx } from '@waymark/service-kit';
import { SessionRepository } from '../../session/session.repository';

/** The first step of every deletion: nobody gets in any more, and every slice is asked to erase. */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly outbox: Outbox,
    private readonly sessions: SessionRepository,
  ) {}

  /** Hashes of the sessions that ended, for the cache. */
  async run(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<string[]> {
    await markDeleted(tx, memberId);
    await tx.query(sql`UPDATE "user" SET is_active = false, updated_at = now() WHERE id = ${memberId}`);
    const ended = await this.sessions.removeAllOf(tx, memberId);
    await this.ask(tx, memberId, reviews);
    return ended;
  }

  /** Asks all slices (again). A member whose row is gone already counts from 1. */
  async ask(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<void> {
    const row = await tx.one<{ version: number }>(
      sql`UPDATE "user" SET version = version + 1 WHERE id = ${memberId} RETURNING version`,
    );
    await this.outbox.add(tx, memberDeleted, {
      aggregateId: memberId,
      aggregateVersion: row?.version ?? 1,
      data: { memberId, reviews },
    });
  }
}
