import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type Provider, type Type } from '@nestjs/common';
import sql from 'sql-template-tag';
import { type BaseConfig, CONFIG } from './config/config';
import type { Tx } from './database/tx';
import { Jobs } from './jobs/jobs';
import { coreProblem } from './problem/problem-exception';

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

/**
 * Limits posts per IP address and time by counting the rows themselves. So the limit applies over all processes and
 * restarts, and needs no second store. Retries with the same Idempotency-Key do not count.
 */
@Injectable()
export class SenderLimit {
  private readonly most: number;

  constructor(
    @Inject(SENDER_LIMIT_SETTINGS) private readonly settings: SenderLimitSettings,
    @Inject(SENDER_ROWS) private readonly rows: SenderRows,
    @Inject(CONFIG) private readonly config: SenderLimitConfig,
  ) {
    this.most = Math.ceil(settings.most * config.RATE_LIMIT_FACTOR);
  }

  /** Returns a keyed hash of an IP address: without the secret, nobody can reverse it. */
  keyOf(origin: string): string {
    return createHmac('sha256', this.config.IDENTITY_SECRET)
      .update(`${this.settings.what}\n${origin}`)
      .digest('base64url');
  }

  /** Call it in the transaction that writes the row. It locks per sender, so concurrent posts are counted correctly. */
  async check(tx: Tx, senderKey: string): Promise<void> {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${senderKey}, 0))`);
    const { seconds } = this.settings;
    const { count, oldestAgeSeconds } = await this.rows.sentSince(tx, senderKey, seconds);
    if (count < this.most) return;
    throw coreProblem('request.rate-limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(seconds - oldestAgeSeconds)),
    });
  }
}

const EVERY_MS = 60_000;

/** Deletes hashed IP addresses that the limit no longer needs, so posts cannot be linked to a sender. */
@Injectable()
export class ForgetSenders implements OnApplicationBootstrap {
  constructor(
    @Inject(SENDER_LIMIT_SETTINGS) private readonly settings: SenderLimitSettings,
    @Inject(SENDER_ROWS) private readonly rows: SenderRows,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: `forget who sent: ${this.settings.what}`, every: EVERY_MS, run: () => this.run() });
  }

  run(): Promise<void> {
    return this.rows.forgetSenders(this.settings.seconds);
  }
}

/**
 * Providers for a service that limits posts per IP address: `SenderLimit` for its use cases, and the job that deletes
 * old hashed addresses.
 */
export function senderLimitParts(settings: SenderLimitSettings): Provider[] {
  return [
    { provide: SENDER_LIMIT_SETTINGS, useValue: settings },
    { provide: SENDER_ROWS, useExisting: settings.rows },
    SenderLimit,
    ForgetSenders,
  ];
}
