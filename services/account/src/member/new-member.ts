import type { Member } from './member';

/** What an account is made from. */
export interface NewMember {
  email: string;
  /** Null for somebody who signs in through a provider. */
  passwordHash: string | null;
  displayName: string;
  username: string;
  consentToMarketing: boolean;
  role?: Member['role'];
  emailVerified?: boolean;
}
