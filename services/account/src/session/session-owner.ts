import type { Identity } from '@waymark/contracts-core';

/** Whom a session belongs to. */
export interface SessionOwner {
  id: number;
  role: Identity['role'];
  displayName: string;
}

/** The owner as the gateway tells services of them. */
export function toIdentity({ id, role, displayName }: SessionOwner): Identity {
  return { memberId: id, role, displayName };
}
