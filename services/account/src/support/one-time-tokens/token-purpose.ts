/** What a one-time token may be used for, and nothing else. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'second-step';

export interface NewToken {
  memberId: number;
  purpose: TokenPurpose;
  /** 60 at most. */
  minutes: number;
  /** Given back when the token is taken: no secrets, it is stored as it is. */
  payload?: unknown;
  /** Whether tokens for this purpose that the member got before still count. */
  keepOlder?: boolean;
}

export interface TokenOwner {
  memberId: number;
  payload: unknown;
}
