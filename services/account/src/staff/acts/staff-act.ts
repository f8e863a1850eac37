import type { Tx } from '@waymark/service-kit';
import type { AuditAct } from '@waymark/contracts-account';
import type { Mail } from '../../support/mail/mail';
import type { LockedMember } from '../staff-member-row';
import type { StaffPower } from '../staff-rules';

/** The result of a staff action, and its consequences. */
export interface ActDone {
  act: AuditAct;
  reason?: string;
  detail?: string;
  /** Email to the member. */
  mail?: Mail;
  /** Whether the member must sign in again, or no longer can. */
  endsSessions?: boolean;
}

/** An action of staff on a member. */
export interface StaffAct {
  power: StaffPower;
  /** Changes the rows; returns null when nothing needed changing, so nothing follows. */
  change: (tx: Tx, subject: LockedMember) => Promise<ActDone | null>;
}
