import { Inject, Injectable } from '@nestjs/common';
import type { EventContract, EventEnvelope, memberErasedEvent } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { Inbox } from '../events/inbox';
import { Outbox } from '../outbox/outbox';
import { EventTraces } from './event-traces';

/**
 * Writes the tombstone after all running writes for this member have ended. From then on, a trigger
 * (refuse_deleted_member) rejects their rows. The migrations use the same lock. Members share 1,024 locks, because a
 * transaction that writes for many members must not fill the server's lock table.
 */
export async function markDeleted(tx: Tx, memberId: number): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(7261502, ${memberId % 1024})`);
  await tx.query(sql`INSERT INTO deleted_member (member_id) VALUES (${memberId}) ON CONFLICT DO NOTHING`);
}
const CONSUMER = 'member-erasure';

interface Leaving {
  readonly memberId: number;
}

export type ErasedAnswer = ReturnType<typeof memberErasedEvent> & EventContract;

interface SliceErasure {
  /** `<slice>.member.erased.v1` */
  readonly answer: ErasedAnswer;
  /** Deletes the slice's rows. May run again after it succeeded. */
  erase(tx: Tx): Promise<void>;
}

/** Erases a member's data in every slice: rows in one transaction, then events, and only then the confirmation. */
@Injectable()
export class MemberErasure {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(EventTraces) private readonly traces: EventTraces,
  ) {}

  /** Safe to repeat: completed steps are skipped and confirmed again. */
  async run(event: EventEnvelope<Leaving>, slice: SliceErasure): Promise<void> {
    const { memberId } = event.data;
    await this.inbox.once(CONSUMER, event, async (tx) => {
      await markDeleted(tx, memberId);
      await slice.erase(tx);
      await this.traces.removeRows(tx, memberId);
    });
    await this.traces.removeEvents(memberId);
    await this.database.transaction(async (tx) => {
      await tx.query(
        sql`UPDATE deleted_member SET erased_at = coalesce(erased_at, now()) WHERE member_id = ${memberId}`,
      );
      await this.outbox.add(tx, slice.answer, { aggregateId: memberId, aggregateVersion: 1, data: { memberId } });
    });
  }
}

/**
 * Name shown when the author has deleted their account, or when a block hides the author from the reader: nobody can
 * tell that they were blocked.
 */
export const FORMER_MEMBER = 'Former member';
