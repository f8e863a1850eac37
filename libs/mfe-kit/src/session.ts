import type { Role } from '@waymark/contracts-core';

export interface SessionUser {
  id: number;
  email: string;
  displayName: string;
  username: string;
  role: Exclude<Role, 'visitor'>;
  isVerified: boolean;
  /** unverified, pending, verified or rejected; missing from an older service. */
  verificationStatus?: string;
  /** The member has a staff role that this session may not use, because it started without a second step. */
  secondStepNeeded?: boolean;
}

/** `loading` until the server responds, however long that takes: only a person without a session is a visitor. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'member'; user: SessionUser };
