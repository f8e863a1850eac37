import type { z } from 'zod';
import type { verificationSchema } from '@waymark/contracts-account';
import { verificationMail } from '../../support/mail/templates/account-mails';
import type { StaffMembersRepository } from '../staff-members.repository';
import type { StaffAct } from './staff-act';

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
