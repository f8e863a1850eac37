import { createHash } from 'node:crypto';
import type { AuditEntry } from './audit-entry';

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
