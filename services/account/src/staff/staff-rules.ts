import type { Identity } from '@waymark/contracts-core';

type Role = Identity['role'];

/** `decide`: change verification and badges. */
export type StaffPower = 'decide' | 'suspend' | 'changeRole';
export type StaffRefusal = 'auth.forbidden' | 'staff.own-account' | 'staff.needs-admin' | 'staff.last-admin';

export interface StaffQuestion {
  actor: { id: number; role: Role };
  subject: { id: number; role: Role };
  /** Number of admins who can currently act. */
  activeAdmins: number;
}

/** Returns why `actor` may not do this to `subject`, or null. */
export function refusalOf(power: StaffPower, { actor, subject, activeAdmins }: StaffQuestion): StaffRefusal | null {
  if (actor.role === 'member') return 'auth.forbidden';
  if (power === 'changeRole' && actor.role !== 'admin') return 'auth.forbidden';
  if (actor.id === subject.id) return 'staff.own-account';
  if (subject.role !== 'member' && actor.role !== 'admin') return 'staff.needs-admin';
  if (power !== 'decide' && subject.role === 'admin' && activeAdmins <= 1) return 'staff.last-admin';
  return null;
}
