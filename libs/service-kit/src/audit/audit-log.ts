import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '../database/tx';
import type { NewAuditEntry } from './audit-entry';
import { chainHash, contentHash, FIRST_HASH } from './audit-hash';

/** Any constant will do; it only has to be the same in every process. */
const LOCK = 512_054;

/**
 * The log of staff acts, in the table `audit_entry` of the slice: added to in the transaction of the act, so that neither is
 * there without the other. Rows are never changed; each holds the hash of the one before it.
 */
@Injectable()
export class AuditLog<A extends string = string> {
  async add(tx: Tx, { actorId, act, subjectId, ...more }: NewAuditEntry<A>): Promise<void> {
    const { reason = null, detail = null, origin = null } = more;
    // One after another, or two entries would follow the same one. Call it last: the lock is kept until the commit.
    await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const last = await tx.one<{ id: number; hash: string }>(
      sql`SELECT id, hash FROM audit_entry ORDER BY id DESC LIMIT 1`,
    );
    const [id, at, salt] = [(last?.id ?? 0) + 1, new Date(), randomBytes(16).toString('base64url')];
    const own = contentHash({ id, at, actorId, act, detail, subjectId, reason, origin, salt });
    await tx.query(sql`
      INSERT INTO audit_entry (id, at, actor_id, act, detail, subject_id, reason, origin, salt, content_hash, hash)
      VALUES (${id}, ${at}, ${actorId}, ${String(act)}, ${detail}, ${subjectId}, ${reason}, ${origin}, ${salt}, ${own},
              ${chainHash(last?.hash ?? FIRST_HASH, own)})`);
  }
}
