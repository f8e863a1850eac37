import { restoredMail, suspendedMail } from '../../support/mail/templates/account-mails';
import type { StaffMembersRepository } from '../staff-members.repository';
import type { StaffAct } from './staff-act';

export function restoring(members: StaffMembersRepository, reason: string, publicOrigin: string): StaffAct {
  return {
    power: 'suspend',
    async change(tx, subject) {
      if (!subject.isSuspended) return null;
      await members.restore(tx, subject.id);
      return { act: 'member.restored', reason, mail: restoredMail(publicOrigin) };
    },
  };
}

/** Suspends a member until they are restored. The member sees the reason, too. */
export function suspending(members: StaffMembersRepository, reason: string, publicOrigin: string): StaffAct {
  return {
    power: 'suspend',
    async change(tx, subject) {
      if (subject.isSuspended) return null;
      await members.suspend(tx, subject.id, reason);
      return { act: 'member.suspended', reason, mail: suspendedMail(reason, publicOrigin), endsSessions: true };
    },
  };
}
