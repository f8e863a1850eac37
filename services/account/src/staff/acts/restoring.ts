import { restoredMail } from '../../support/mail/templates/restored';
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
