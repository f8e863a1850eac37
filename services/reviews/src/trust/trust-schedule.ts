import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { CountTrust } from './count-trust';

const EVERY_MS = 60_000;

/** Runs every minute, so that a member who answers twenty questions is counted once. */
@Injectable()
export class TrustSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly trust: CountTrust,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'count how far answers agree', every: EVERY_MS, run: () => this.trust.run() });
  }
}
