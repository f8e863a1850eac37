import type { Identity } from '@waymark/contracts-core';

/** An account, with the public facts that its owner sees. */
export interface Member {
  id: number;
  email: string;
  displayName: string;
  username: string;
  role: Identity['role'];
  isActive: boolean;
  emailVerified: boolean;
  isVerified: boolean;
  isInfluencer: boolean;
  /** Staff have suspended the member; `isActive` is then false. */
  isSuspended: boolean;
  suspensionReason: string | null;
  reviewCount: number;
  helpfulVotes: number;
  createdAt: Date;
}
