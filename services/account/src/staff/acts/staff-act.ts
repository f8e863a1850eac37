import type { Tx } from '@waymark/service-kit';
import type { AuditAct } from '@waymark/contracts-account';
import type { Mail } from '../../support/mail/mail';
import type { LockedMember } from '../staff-member-row';
import type { StaffPower } from '../staff-rules';

/** What an act did, and what follows from it. */
export interface ActDone {
  act: AuditAct;
  reason?: string;
  detail?: string;
  /** What the member is told. */
  mail?: Mail;
  /** The member must sign in anew, or can no more. */
  endsSessions?: boolean;
}

/** One thing that staff do to a member. */
export interface StaffAct {
  power: StaffPower;
  /** Changes the rows; null when they were so already, and nothing follows. */
  change: (tx: Tx, subject: LockedMember) => Promise<ActDone | null>;
}
