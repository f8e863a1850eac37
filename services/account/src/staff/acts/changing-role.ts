import type { z } from 'zod';
import type { roleChangeSchema } from '@waymark/contracts-account';
import { roleChangedMail } from '../../support/mail/templates/account-mails';
import type { MemberRepository } from '../../member/member.repository';
import type { StaffAct } from './staff-act';

/** Ends the member's sessions, which have the old role's rights and lifetime. */
export function changingRole(
  members: MemberRepository,
  { role, reason }: z.output<typeof roleChangeSchema>,
  publicOrigin: string,
): StaffAct {
  return {
    power: 'changeRole',
    async change(tx, subject) {
      if (!(await members.setRole(tx, subject.id, role))) return null;
      const detail = `${subject.role} to ${role}`;
      return {
        act: 'member.role-changed',
        reason,
        detail,
        mail: roleChangedMail(role, publicOrigin),
        endsSessions: true,
      };
    },
  };
}
