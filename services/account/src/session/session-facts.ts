import type { Identity } from '@waymark/contracts-core';

/** The owner of a session. */
export interface SessionOwner {
  id: number;
  role: Identity['role'];
  displayName: string;
  /** End of a posting restriction by staff, and the ID of its statement of reasons. */
  limitedUntil?: Date | null;
  limitStatement?: number | null;
}

/** Returns the owner's identity as the gateway passes it to services. */
export function toIdentity({ id, role, displayName, limitedUntil, limitStatement }: SessionOwner): Identity {
  const identity = { memberId: id, role, displayName };
  if (!limitedUntil) return identity;
  return { ...identity, limitedUntil: limitedUntil.toISOString(), ...(limitStatement && { limitStatement }) };
}

/** How the member signed in. */
export interface SignedInBy {
  method: 'password' | 'passkey' | 'provider';
  /** Whether a code or a passkey was used in addition to, or instead of, the password. */
  secondFactor: boolean;
}

/** The browser that requests a sign-in. */
export interface CallingBrowser {
  /** Its previous session ID, or null. */
  oldToken: string | null;
  /** Its User-Agent header: used for a short device name, never stored. */
  userAgent: string | null;
}
/** Stored in `sess`, beside the times of sign-in, last use and last authentication. */
export type SessionFacts = SignedInBy & { memberId: number; device: string };

/** The data of a request's session that checks need. */
export interface OpenSession extends SignedInBy {
  hash: string;
  memberId: number;
  /** The owner's role, read from the database just now. */
  role: Identity['role'];
  /** When the owner last authenticated. */
  provedAt: Date;
}
