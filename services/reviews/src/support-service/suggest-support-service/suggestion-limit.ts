import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, coreProblem, type Tx } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { SuggestionRepository } from './suggestion.repository';

const AT_MOST = 5;
export const LIMIT_SECONDS = 600;

/** Five in ten minutes from one address, counted in the rows themselves: over all processes and a restart. */
@Injectable()
export class SuggestionLimit {
  private readonly most: number;

  constructor(
    private readonly repository: SuggestionRepository,
    @Inject(CONFIG) config: ReviewsConfig,
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
