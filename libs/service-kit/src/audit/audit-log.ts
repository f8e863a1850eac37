import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '../database/tx';
import type { NewAuditEntry } from './audit-entry';
import { chainHash, contentHash, FIRST_HASH } from './audit-hash';

/** An arbitrary constant; it must be the same in every process. */
const LOCK = 512_054;

/**
 * The audit log of staff actions, in the slice's table `audit_entry`. Each entry is added in the transaction of its
 * action, so both or neither are stored. Rows are never changed; each holds the hash of the previous one.
 */
@Injectable()
export class AuditLog<A extends string = string> {
  async add(tx: Tx, { actorId, act, subjectId, ...more }: NewAuditEntry<A>): Promise<void> {
    const { reason = null, detail = null, origin = null } = more;
    // Serialises writers; otherwise two entries could follow the same one. Call this last: the lock is held until the
    // commit.
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
