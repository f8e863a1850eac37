const MINUTE = 60;

export interface Limit {
  /** Part of the key in Redis. */
  name: string;
  tries: number;
  seconds: number;
}

/** Tries at a password of one account from one address. */
export const SIGN_IN_PAIR: Limit = { name: 'sign-in-pair', tries: 10, seconds: 5 * MINUTE };
/** Tries from one address at any account. */
export const SIGN_IN_ORIGIN: Limit = { name: 'sign-in-origin', tries: 100, seconds: 5 * MINUTE };
/** Tries at one account from anywhere: beyond them answers come late, never not at all, or strangers could lock members out. */
export const SIGN_IN_ACCOUNT: Limit = { name: 'sign-in-account', tries: 20, seconds: 60 * MINUTE };
/** New accounts from one address. */
export const REGISTER_ORIGIN: Limit = { name: 'register-origin', tries: 5, seconds: 30 * MINUTE };
