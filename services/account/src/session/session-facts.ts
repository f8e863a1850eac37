import type { Identity } from '@waymark/contracts-core';
import type { SignedInBy } from './signed-in-by';

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
