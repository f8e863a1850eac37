import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '../jobs/jobs';
import { SENDER_LIMIT_SETTINGS, SENDER_ROWS, type SenderLimitSettings, type SenderRows } from './sender-limit-settings';

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
