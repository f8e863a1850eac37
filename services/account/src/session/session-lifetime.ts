import { STAFF_IDLE_MINUTES, type Role } from '@waymark/contracts-core';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface SessionLimits {
  /** Seconds without use after which a session ends. */
  idle: number;
  /** Seconds from sign-in after which it ends in any case. */
  absolute: number;
  /** How exactly the last use is kept: one write for so many seconds. */
  noteEvery: number;
}

// Staff can do more harm, so theirs are shorter.
const MEMBER: SessionLimits = { idle: 30 * DAY, absolute: 90 * DAY, noteEvery: HOUR };
const STAFF: SessionLimits = { idle: STAFF_IDLE_MINUTES * MINUTE, absolute: 12 * HOUR, noteEvery: MINUTE };

export function sessionLimits(role: Role): SessionLimits {
  return role === 'member' ? MEMBER : STAFF;
}

/** For the cookie: the session itself may end earlier, when it is not used. */
export function sessionLifetimeSeconds(role: Role): number {
  return sessionLimits(role).absolute;
}
