import { createHmac } from 'node:crypto';
import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../account-problem';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/** Rate limits by kind of attempt. The name is part of the key in Redis. */
export const LIMITS = {
  /** Attempts at one account's password from one IP address. */
  'sign-in-pair': { tries: 10, seconds: 5 * MINUTE },
  /** Failures from one IP address at any account. */
  'sign-in-origin': { tries: 100, seconds: 5 * MINUTE },
  /** Failures at one account from anywhere; beyond that, responses are delayed. */
  'sign-in-account': { tries: 6, seconds: HOUR },
  /**
   * Failures at one account from unknown IP addresses; beyond that, such addresses must wait, but the member's own
   * need not.
   */
  'sign-in-strangers': { tries: 100, seconds: HOUR },
  /** New accounts from one IP address, which a whole day centre or school may share. */
  'register-origin': { tries: 30, seconds: 30 * MINUTE },
  /**
   * Registrations from one network with known email addresses. Beyond that, its new accounts are confirmed by email
   * first, so nobody can check a list of addresses.
   */
  'register-known-network': { tries: 5, seconds: HOUR },
  /** Emails caused by registrations with one email address; the response stays the same. */
  'known-email': { tries: 3, seconds: DAY },
  /** Emails about a forgotten password to one email address; the response stays the same. */
  'forgot-email': { tries: 3, seconds: HOUR },
  'forgot-origin': { tries: 25, seconds: 5 * MINUTE },
  /** Invalid tokens from one IP address. */
  'token-origin': { tries: 25, seconds: 5 * MINUTE },
  /** Emails that confirm an address, per member. */
  'verify-email-member': { tries: 3, seconds: HOUR },
  'change-email-member': { tries: 5, seconds: HOUR },
  /** Wrong current passwords in a password change, per member. */
  'change-password-member': { tries: 10, seconds: 5 * MINUTE },
  /** Codes of the second step, per member. Six digits that change every 30 s stay safe from guessing. */
  'second-step': { tries: 10, seconds: 15 * MINUTE },
  'second-step-origin': { tries: 100, seconds: 5 * MINUTE },
  /** Passkey challenges for one IP address: the login page requests one when it opens. */
  'passkey-ask': { tries: 120, seconds: 5 * MINUTE },
  'passkey-answer': { tries: 60, seconds: 5 * MINUTE },
  /** Sign-ins through a provider, and accounts created that way, from one IP address. */
  'provider-origin': { tries: 60, seconds: 5 * MINUTE },
  /** Donations started from one IP address: people who test stolen cards need many. */
  'gift-origin': { tries: 10, seconds: 10 * MINUTE },
  'gift-origin-day': { tries: 40, seconds: DAY },
  /** Repeated donations of the same amount from one IP address. */
  'gift-origin-amount': { tries: 5, seconds: HOUR },
  'gift-member': { tries: 20, seconds: HOUR },
  /** Donations of the same small or unusual amount by visitors anywhere; beyond that, one must sign in. */
  'gift-amount': { tries: 60, seconds: HOUR },
  /** Queries about a payment from one IP address: the page sends one or a few. */
  'gift-outcome': { tries: 60, seconds: 5 * MINUTE },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** How long an IP address counts as the member's own after a sign-in. */
export const KNOWN_ORIGIN_SECONDS = 90 * DAY;

/**
 * Returns the key under which attempts are counted. Redis must contain neither email addresses nor anything that
 * confirms a guessed one: hence a hash with our own secret.
 */
export function throttleKey(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', `throttle ${secret}`).update(parts.join('\n')).digest('base64url');
}

/** Returns a 429 with Retry-After. */
export function tooManyTries(retryAfterSeconds: number): ProblemException {
  return accountProblem('auth.too-many-tries', { retryAfterSeconds });
}
