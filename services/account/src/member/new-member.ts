import type { Member } from './member';

/** What an account is made from. */
export interface NewMember {
  email: string;
  passwordHash: string;
  displayName: string;
  username: string;
  consentToMarketing: boolean;
  role?: Member['role'];
}
