import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LOG, type Log } from '@waymark/service-kit';
import { SignInChallenges } from '../support/sign-in-challenges';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes expired challenges: some hold a provider's data about people who never created an account. */
@Injectable()
export class ExpiredChallenges implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly challenges: SignInChallenges,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.clear(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async clear(): Promise<void> {
    try {
      await this.challenges.removeExpired();
    } catch (err) {
      this.log.warn({ err }, 'expired challenges stay until the next time');
    }
  }
}
