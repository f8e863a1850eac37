import { Injectable } from '@nestjs/common';
import { memberBlocked } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** All SQL that writes blocks and mutes. Blocks require a lock on the pair. */
@Injectable()
export class ApartWriter {
  constructor(private readonly outbox: Outbox) {}

  async block(tx: Tx, blocker: number, other: number): Promise<void> {
    const begun = await tx.one(sql`
      INSERT INTO member_block AS known (member_id, other_id, is_blocker) VALUES (${blocker}, ${other}, true)
      ON CONFLICT (member_id, other_id) DO UPDATE SET is_blocker = true WHERE NOT known.is_blocker RETURNING 1 AS begun`);
    if (!begun) return;
    await this.tell(tx, blocker, other, true);
    await tx.query(sql`
      INSERT INTO member_block (member_id, other_id, is_blocker) VALUES (${other}, ${blocker}, false)
      ON CONFLICT DO NOTHING`);
  }

  /** If both blocked each other, the block remains until the other one also ends it. */
  async unblock(tx: Tx, blocker: number, other: number): Promise<void> {
    const ended = await tx.one(sql`
      UPDATE member_block SET is_blocker = false
      WHERE member_id = ${blocker} AND other_id = ${other} AND is_blocker RETURNING 1 AS ended`);
    if (!ended) return;
    await this.tell(tx, blocker, other, false);
    await tx.query(sql`
      DELETE FROM member_block
      WHERE (member_id, other_id) IN ((${blocker}::int, ${other}::int), (${other}::int, ${blocker}::int))
        AND NOT EXISTS (SELECT 1 FROM member_block kept WHERE kept.is_blocker
                        AND (kept.member_id, kept.other_id) IN ((${blocker}::int, ${other}::int), (${other}::int, ${blocker}::int)))`);
  }

  async mute(tx: Tx, memberId: number, other: number): Promise<void> {
    await tx.query(
      sql`INSERT INTO member_mute (member_id, muted_id) VALUES (${memberId}, ${other}) ON CONFLICT DO NOTHING`,
    );
  }

  async unmute(tx: Tx, memberId: number, other: number): Promise<void> {
    await tx.query(sql`DELETE FROM member_mute WHERE member_id = ${memberId} AND muted_id = ${other}`);
  }

  private async tell(tx: Tx, memberId: number, blockedId: number, isBlocked: boolean): Promise<void> {
    const next = await tx.one<{ version: number }>(
      sql`SELECT coalesce(nextval('member_block_version'), 0)::int AS version`,
    );
    await this.outbox.add(tx, memberBlocked, {
      aggregateId: `${memberId}-${blockedId}`,
      aggregateVersion: next?.version ?? 1,
      data: { memberId, blockedId, isBlocked },
    });
  }
}
