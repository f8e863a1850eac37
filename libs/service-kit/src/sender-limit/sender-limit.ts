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
