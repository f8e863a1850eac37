import { refusalOf, type StaffPower } from './staff-rules';

const person = (id: number, role: 'member' | 'moderator' | 'admin') => ({ id, role });
const [member, moderator, admin] = [person(1, 'member'), person(2, 'moderator'), person(3, 'admin')];
const [otherMember, otherModerator, otherAdmin] = [person(4, 'member'), person(5, 'moderator'), person(6, 'admin')];

const ask = (power: StaffPower, actor: typeof member, subject: typeof member, activeAdmins = 2) =>
  refusalOf(power, { actor, subject, activeAdmins });

describe('what staff may do', () => {
  it('a moderator decides on members and suspends them, and does neither to staff', () => {
    for (const power of ['decide', 'suspend'] as const) {
      expect(ask(power, moderator, otherMember)).toBeNull();
      expect(ask(power, moderator, otherModerator)).toBe('staff.needs-admin');
      expect(ask(power, moderator, otherAdmin)).toBe('staff.needs-admin');
    }
  });

  it('only an admin changes roles', () => {
    expect(ask('changeRole', moderator, otherMember)).toBe('auth.forbidden');
    for (const subject of [otherMember, otherModerator, otherAdmin])
      expect(ask('changeRole', admin, subject)).toBeNull();
  });

  it('nobody does anything to their own account', () => {
    for (const power of ['decide', 'suspend', 'changeRole'] as const)
      expect(ask(power, admin, admin)).toBe('staff.own-account');
    for (const power of ['decide', 'suspend'] as const)
      expect(ask(power, moderator, moderator)).toBe('staff.own-account');
  });

  it('somebody whose role was taken away meanwhile does nothing', () => {
    for (const power of ['decide', 'suspend', 'changeRole'] as const)
      expect(ask(power, member, otherMember)).toBe('auth.forbidden');
  });

  it('one admin is always left', () => {
    for (const power of ['suspend', 'changeRole'] as const)
      expect(ask(power, admin, otherAdmin, 1)).toBe('staff.last-admin');
    expect(ask('decide', admin, otherAdmin, 1)).toBeNull();
    expect(ask('suspend', admin, otherModerator, 1)).toBeNull();
  });
});
