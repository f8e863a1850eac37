import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, coreProblem, Jobs, SenderLimit, type Tx } from '@waymark/service-kit';
import type { CommunityConfig } from '../../config';
import { TryRepository } from './try.repository';

/** Limit for wrong codes from one IP address. Someone who has the email sends none. */
const SETTINGS = { what: 'code of a statement', most: 10, seconds: 600, rows: TryRepository };
/** Limit for wrong codes for one statement, from all IP addresses together. */
const OF_ONE = { most: 20, seconds: 3_600 };

/**
 * Limits attempts with wrong codes. A statement with many attempts is not locked, because then anybody could lock its
 * author out. Instead, each address gets one wrong attempt there, not ten.
 */
@Injectable()
export class TryLimit implements OnApplicationBootstrap {
  private readonly limit: SenderLimit;
  private readonly mostOfOne: number;

  constructor(
    private readonly tries: TryRepository,
    private readonly jobs: Jobs,
    @Inject(CONFIG) config: CommunityConfig,
  ) {
    this.limit = new SenderLimit(SETTINGS, tries, config);
    this.mostOfOne = Math.ceil(OF_ONE.most * config.RATE_LIMIT_FACTOR);
  }

  keyOf(origin: string): string {
    return this.limit.keyOf(origin);
  }

  async check(tx: Tx, senderKey: string, statementId: number): Promise<void> {
    await this.limit.check(tx, senderKey);
    const { all, ownAgeSeconds } = await this.tries.ofStatement(tx, statementId, senderKey, OF_ONE.seconds);
    if (all < this.mostOfOne || ownAgeSeconds === null) return;
    throw coreProblem('request.rate-limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(OF_ONE.seconds - ownAgeSeconds)),
    });
  }

  async count(tx: Tx, senderKey: string, statementId: number): Promise<void> {
    await this.tries.add(tx, senderKey, statementId);
  }

  onApplicationBootstrap(): void {
    const run = () => this.tries.forgetSenders(OF_ONE.seconds);
    this.jobs.add({ name: 'forget who tried codes of statements', every: 60_000, run });
  }
}
