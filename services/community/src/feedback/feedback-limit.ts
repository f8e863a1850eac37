import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, coreProblem, type Tx } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';
import { FeedbackRepository } from './feedback.repository';

const AT_MOST = 5;
export const LIMIT_SECONDS = 600;

/**
 * Five in ten minutes from one address. Counted in the rows themselves: the count then holds over all processes and a
 * restart, needs no second store, and a retry with the same Idempotency-Key costs nothing.
 */
@Injectable()
export class FeedbackLimit {
  private readonly most: number;

  constructor(
    private readonly repository: FeedbackRepository,
    @Inject(CONFIG) config: CommunityConfig,
  ) {
    this.most = Math.ceil(AT_MOST * config.RATE_LIMIT_FACTOR);
  }

  async check(tx: Tx, senderKey: string): Promise<void> {
    const { count, oldestAgeSeconds } = await this.repository.sentSince(tx, senderKey, LIMIT_SECONDS);
    if (count < this.most) return;
    throw coreProblem('request.rate-limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(LIMIT_SECONDS - oldestAgeSeconds)),
    });
  }
}
