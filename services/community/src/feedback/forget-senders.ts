import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { LIMIT_SECONDS } from './feedback-limit';
import { FeedbackRepository } from './feedback.repository';

const EVERY_MS = 60_000;

/** Removes the hashed addresses that the limit no longer looks at: who wrote must not stay linkable. */
@Injectable()
export class ForgetSenders implements OnApplicationBootstrap {
  constructor(
    private readonly repository: FeedbackRepository,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget who sent feedback', every: EVERY_MS, run: () => this.run() });
  }

  run(): Promise<void> {
    return this.repository.forgetSenders(LIMIT_SECONDS);
  }
}
