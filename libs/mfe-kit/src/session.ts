import type { Role } from '@waymark/contracts-core';

export interface SessionUser {
  id: number;
  email: string;
  displayName: string;
  username: string;
  role: Exclude<Role, 'visitor'>;
  isVerified: boolean;
  /** unverified, pending, verified or rejected; absent from an older service. */
  verificationStatus?: string;
  /** A role in the staff that this session may not use, because it began without a second step. */
  secondStepNeeded?: boolean;
}

/** `loading` until the server has said who it is, however long that takes: only who has no session is a visitor. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'member'; user: SessionUser };
