import type { Identity } from '@waymark/contracts-core';

/** Whom a session belongs to. */
export interface SessionOwner {
  id: number;
  role: Identity['role'];
  displayName: string;
  /** Until when staff hold them back from posting, and the statement that says why. */
  limitedUntil?: Date | null;
  limitStatement?: number | null;
}

/** The owner as the gateway tells services of them. */
export function toIdentity({ id, role, displayName, limitedUntil, limitStatement }: SessionOwner): Identity {
  const identity = { memberId: id, role, displayName };
  if (!limitedUntil) return identity;
  return { ...identity, limitedUntil: limitedUntil.toISOString(), ...(limitStatement && { limitStatement }) };
}

/** How somebody proved who they are when the session began. */
export interface SignedInBy {
  method: 'password' | 'passkey' | 'provider';
  /** A code or a passkey came on top of, or in place of, the password. */
  secondFactor: boolean;
}

/** What a sign-in knows of the browser that asks. */
export interface CallingBrowser {
  /** The session id that it held before, or null. */
  oldToken: string | null;
  /** Its User-Agent header: read for a short name of the device, stored nowhere. */
  userAgent: string | null;
}
/** Kept in `sess`, beside when it began, was last used and when its owner last proved who they are. */
export type SessionFacts = SignedInBy & { memberId: number; device: string };

/** What a check needs of the session that a request came with. */
export interface OpenSession extends SignedInBy {
  hash: string;
  memberId: number;
  /** As the database says now. */
  role: Identity['role'];
  /** When its owner last proved who they are. */
  provedAt: Date;
}
