import { STAFF_IDLE_MINUTES, type Role } from '@waymark/contracts-core';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface SessionLimits {
  /** Seconds without use before a session ends. */
  idle: number;
  /** Seconds after sign-in when it ends in any case. */
  absolute: number;
  /** Minimum seconds between two writes of the last use. */
  noteEvery: number;
}

// Lifetimes of sessions; shorter for staff, who can do more harm.
const MEMBER: SessionLimits = { idle: 30 * DAY, absolute: 90 * DAY, noteEvery: HOUR };
const STAFF: SessionLimits = { idle: STAFF_IDLE_MINUTES * MINUTE, absolute: 12 * HOUR, noteEvery: MINUTE };

export function sessionLimits(role: Role): SessionLimits {
  return role === 'member' ? MEMBER : STAFF;
}

/** Returns the cookie's lifetime; the session may end earlier if it is unused. */
export function sessionLifetimeSeconds(role: Role): number {
  return sessionLimits(role).absolute;
}
