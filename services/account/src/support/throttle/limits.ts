const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/** How often somebody may try, by what they try. The name is part of the key in Redis. */
export const LIMITS = {
  /** Tries at a password of one account from one address. */
  'sign-in-pair': { tries: 10, seconds: 5 * MINUTE },
  /** Failures from one address at any account. */
  'sign-in-origin': { tries: 100, seconds: 5 * MINUTE },
  /** Failures at one account from anywhere: beyond them answers come late. */
  'sign-in-account': { tries: 6, seconds: HOUR },
  /** Failures at one account from addresses that never signed in to it: beyond them they wait, and the member's own does not. */
  'sign-in-strangers': { tries: 100, seconds: HOUR },
  /** New accounts from one address: a day centre or a school has one address for all. */
  'register-origin': { tries: 30, seconds: 30 * MINUTE },
  /** Known addresses that registrations from one network met: beyond them its new accounts are confirmed by mail first, so that no list of addresses is checked. */
  'register-known-network': { tries: 5, seconds: HOUR },
  /** Mails that registrations with one address cause; the answer stays the same. */
  'known-email': { tries: 3, seconds: DAY },
  /** Mails about a forgotten password to one address of mail; the answer stays the same. */
  'forgot-email': { tries: 3, seconds: HOUR },
  'forgot-origin': { tries: 25, seconds: 5 * MINUTE },
  /** Tokens that were not worth anything, from one address. */
  'token-origin': { tries: 25, seconds: 5 * MINUTE },
  /** Mails to confirm an address, by member. */
  'verify-email-member': { tries: 3, seconds: HOUR },
  'change-email-member': { tries: 5, seconds: HOUR },
  /** Wrong current passwords when choosing a new one, by member. */
  'change-password-member': { tries: 10, seconds: 5 * MINUTE },
  /** Codes of the second step, by member: six digits in time-steps of 30 s stay out of reach. */
  'second-step': { tries: 10, seconds: 15 * MINUTE },
  'second-step-origin': { tries: 100, seconds: 5 * MINUTE },
  /** Challenges for passkeys from one address: the login page asks for one when it opens. */
  'passkey-ask': { tries: 120, seconds: 5 * MINUTE },
  'passkey-answer': { tries: 60, seconds: 5 * MINUTE },
  /** Sign-ins through a provider that one address begins, and accounts that it makes that way. */
  'provider-origin': { tries: 60, seconds: 5 * MINUTE },
  /** Gifts that one address begins: whoever tries stolen cards needs many. */
  'gift-origin': { tries: 10, seconds: 10 * MINUTE },
  'gift-origin-day': { tries: 40, seconds: DAY },
  /** The same sum from one address, again and again. */
  'gift-origin-amount': { tries: 5, seconds: HOUR },
  'gift-member': { tries: 20, seconds: HOUR },
  /** The same small or unusual sum from visitors anywhere: beyond them one is asked to log in. */
  'gift-amount': { tries: 60, seconds: HOUR },
  /** Questions about a payment from one address: the page asks once or a few times. */
  'gift-outcome': { tries: 60, seconds: 5 * MINUTE },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** How long an address counts as the member's own after they signed in from it. */
export const KNOWN_ORIGIN_SECONDS = 90 * DAY;
