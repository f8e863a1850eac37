import type { Type } from '@nestjs/common';
import type { BaseConfig } from '../config/base-config';
import type { Tx } from '../database/tx';

/** Rows that keep their sender's key for as long as the limit looks at it: the slice's repository answers these with statements of its own. */
export interface SenderRows {
  /** How many this sender sent in the last so many seconds, and how old the oldest of them is. By the database's clock. */
  sentSince(tx: Tx, senderKey: string, seconds: number): Promise<{ count: number; oldestAgeSeconds: number }>;
  /** Takes the keys from rows older than that: who wrote must not stay linkable. */
  forgetSenders(olderThanSeconds: number): Promise<void>;
}

/** So many in so long from one address. */
export interface SenderLimitSettings {
  /** What is sent: the same address has another key for everything else. */
  readonly what: string;
  readonly most: number;
  readonly seconds: number;
  /** The repository over the rows; a provider of the service. */
  readonly rows: Type<SenderRows>;
}

/** What a service with such a limit reads from its environment. */
export type SenderLimitConfig = Pick<BaseConfig, 'IDENTITY_SECRET'> & {
  /** Multiplies the limit; tests that send much raise it. */
  RATE_LIMIT_FACTOR: number;
};

export const SENDER_LIMIT_SETTINGS = Symbol('SENDER_LIMIT_SETTINGS');
export const SENDER_ROWS = Symbol('SENDER_ROWS');
