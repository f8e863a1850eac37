import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { CONFIG } from '../config/base-config';
import type { Tx } from '../database/tx';
import { coreProblem } from '../problem/problem-exception';
import {
  SENDER_LIMIT_SETTINGS,
  SENDER_ROWS,
  type SenderLimitConfig,
  type SenderLimitSettings,
  type SenderRows,
} from './sender-limit-settings';

/**
 * So many in so long from one address. Counted in the rows themselves: the count then holds over all processes and a
 * restart, needs no second store, and a retry with the same Idempotency-Key costs nothing.
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

  /** An address as a key to count by: without the secret nobody can turn it back into the address. */
  keyOf(origin: string): string {
    return createHmac('sha256', this.config.IDENTITY_SECRET)
      .update(`${this.settings.what}\n${origin}`)
      .digest('base64url');
  }

  /** In the transaction that writes the row. One of a sender's goes through at a time, so that ten at once are counted too. */
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
