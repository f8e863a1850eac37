import { createHash } from 'node:crypto';
import type { AuditEntry } from './audit-entry';

/** What the first entry takes for the hash of the one before it. */
export const FIRST_HASH = '0'.repeat(64);

type Content = Omit<AuditEntry, 'contentHash' | 'hash' | 'erasedAt'>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Of everything that an entry says. The salt keeps a member's number from being guessed once it is taken out. */
export function contentHash({ id, at, actorId, act, detail, subjectId, reason, origin, salt }: Content): string {
  return sha256(JSON.stringify([id, at.toISOString(), actorId, act, detail, subjectId, reason, origin, salt]));
}

/** Binds an entry to all that came before it. */
export function chainHash(hashBefore: string, ownContentHash: string): string {
  return sha256(`${hashBefore}\n${ownContentHash}`);
}
