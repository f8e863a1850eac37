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
