import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '@waymark/service-kit';
import type { NewAuditEntry } from './audit-entry';
import { chainHash, contentHash, FIRST_HASH } from './audit-hash';

/** Any constant will do; it only has to be the same in every process. */
const LOCK = 512_054;

/** The log of staff acts: added to in the transaction of the act, so that neither is there without the other. */
@Injectable()
export class Audit {
  async add(
    tx: Tx,
    { actorId, act, subjectId, reason = null, detail = null, origin = null }: NewAuditEntry,
  ): Promise<void> {
    // One after another, or two entries would follow the same one. Call it last: the lock is kept until the commit.
    await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const last = await tx.one<{ id: number; hash: string }>(
      sql`SELECT id, hash FROM audit_entry ORDER BY id DESC LIMIT 1`,
    );
    const content = {
      id: (last?.id ?? 0) + 1,
      at: new Date(),
      actorId,
      act,
      detail,
      subjectId,
      reason,
      origin,
      salt: randomBytes(16).toString('base64url'),
    };
    const own = contentHash(content);
    await tx.query(sql`
      INSERT INTO audit_entry (id, at, actor_id, act, detail, subject_id, reason, origin, salt, content_hash, hash)
      VALUES (${content.id}, ${content.at}, ${actorId}, ${act}, ${detail}, ${subjectId}, ${reason}, ${origin}, ${content.salt},
        ${own}, ${chainHash(last?.hash ?? FIRST_HASH, own)})`);
  }

  /** Takes a member whose account is erased out of the log: their number, and the reasons and origins beside it. */
  async erase(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`SELECT audit_erase(${memberId})`);
  }
}
