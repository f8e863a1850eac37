import type { Role } from '@waymark/contracts-core';

const HOUR = 3600;
const MEMBER_SECONDS = 30 * 24 * HOUR;
const STAFF_SECONDS = 12 * HOUR;

/** Seconds until a session ends, counted from sign-in: staff can do more harm, so theirs is shorter. */
export function sessionLifetimeSeconds(role: Role): number {
  return role === 'member' ? MEMBER_SECONDS : STAFF_SECONDS;
}
