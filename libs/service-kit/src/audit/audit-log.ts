import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '../database/tx';

/** An action by a member of staff, before it is added to the slice's audit log. */
export interface NewAuditEntry<A extends string = string> {
  /** Null for the operator at the command line. */
  actorId: number | null;
  act: A;
  /** The affected member. */
  subjectId: number | null;
  /** The reason in the actor's own words. */
  reason?: string | null;
  /** Details without personal data: "member to moderator". */
  detail?: string | null;
  /** The network prefix of the request's IP address, from `addressPrefix`. */
  origin?: string | null;
}

/** A stored entry. When `erasedAt` is set, `reason`, `origin`, `salt` and the affected member have been erased. */
export interface AuditEntry<A extends string = string> {
  id: number;
  at: Date;
  actorId: number | null;
  act: A;
  detail: string | null;
  subjectId: number | null;
  reason: string | null;
  origin: string | null;
  salt: string | null;
  contentHash: string;
  hash: string;
  erasedAt: Date | null;
}

/** The previous hash of the first entry. */
export const FIRST_HASH = '0'.repeat(64);

type Content = Omit<AuditEntry, 'contentHash' | 'hash' | 'erasedAt'>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hashes the content of an entry. The salt prevents guessing a member's ID after it is erased. */
export function contentHash({ id, at, actorId, act, detail, subjectId, reason, origin, salt }: Content): string {
  return sha256(JSON.stringify([id, at.toISOString(), actorId, act, detail, subjectId, reason, origin, salt]));
}

/** Returns the hash that links an entry to all earlier ones. */
export function chainHash(hashBefore: string, ownContentHash: string): string {
  return sha256(`${hashBefore}\n${ownContentHash}`);
}

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
