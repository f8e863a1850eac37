import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOG, type Log } from '@waymark/service-kit';
import { LIMIT_SECONDS } from './feedback-limit';
import { FeedbackRepository } from './feedback.repository';

const EVERY_MS = 60_000;

/** Removes the hashed addresses that the limit no longer looks at: who wrote must not stay linkable. */
@Injectable()
export class ForgetSenders implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly repository: FeedbackRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    try {
      await this.repository.forgetSenders(LIMIT_SECONDS);
    } catch (error) {
      this.log.warn({ err: error }, 'hashed addresses of feedback were not removed; tried again in a minute');
    }
  }
}
