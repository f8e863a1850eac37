import type { roleChangeSchema, verificationSchema } from '@waymark/contracts-account';
import type { z } from 'zod';
import type { MemberRepository } from '../../member/member.repository';
import {
  restoredMail,
  roleChangedMail,
  suspendedMail,
  verificationMail,
} from '../../support/mail/templates/account-mails';
import type { StaffMembersRepository } from '../staff-members.repository';
import type { StaffAct } from './staff-acts';

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

export function settingInfluencer(members: StaffMembersRepository, isInfluencer: boolean): StaffAct {
  return {
    power: 'decide',
    async change(tx, subject) {
      if (subject.isInfluencer === isInfluencer) return null;
      await members.setInfluencer(tx, subject.id, isInfluencer);
      return { act: 'member.influencer-changed', detail: isInfluencer ? 'given' : 'taken away' };
    },
  };
}

/** Sets the verified badge exactly while the status is `verified`. */
export function settingVerification(
  members: StaffMembersRepository,
  { status, reason }: z.output<typeof verificationSchema>,
  publicOrigin: string,
): StaffAct {
  return {
    power: 'decide',
    async change(tx, subject) {
      if (subject.verificationStatus === status) return null;
      await members.setVerification(tx, subject.id, status);
      const detail = `${subject.verificationStatus} to ${status}`;
      return { act: 'member.verification-changed', reason, detail, mail: verificationMail(status, publicOrigin) };
    },
  };
}

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
