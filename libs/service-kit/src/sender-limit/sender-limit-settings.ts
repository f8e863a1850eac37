import type { Type } from '@nestjs/common';
import type { BaseConfig } from '../config/base-config';
import type { Tx } from '../database/tx';

/** Repository of rows with a sender's key, which the limit needs for a while; the slice implements its SQL. */
export interface SenderRows {
  /**
   * Returns the number of rows from this sender in the last `seconds`, and the age of the oldest, by the database's
   * clock.
   */
  sentSince(tx: Tx, senderKey: string, seconds: number): Promise<{ count: number; oldestAgeSeconds: number }>;
  /** Deletes the keys from older rows, so posts cannot be linked to a sender. */
  forgetSenders(olderThanSeconds: number): Promise<void>;
}

/** A limit of posts per IP address and time. */
export interface SenderLimitSettings {
  /** Name of the limited action; the same address has a different key for each. */
  readonly what: string;
  readonly most: number;
  readonly seconds: number;
  /** The repository of the rows; a provider of the service. */
  readonly rows: Type<SenderRows>;
}

/** Environment variables of a service with such a limit. */
export type SenderLimitConfig = Pick<BaseConfig, 'IDENTITY_SECRET'> & {
  /** Multiplies the limit; tests that send much increase it. */
  RATE_LIMIT_FACTOR: number;
};

export const SENDER_LIMIT_SETTINGS = Symbol('SENDER_LIMIT_SETTINGS');
export const SENDER_ROWS = Symbol('SENDER_ROWS');
