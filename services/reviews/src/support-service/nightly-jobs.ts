import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { AskSupportServices } from './ask-support-services/ask-support-services.use-case';
import { ExpireSupportServices } from './expire-support-services.use-case';

/** 03:00 UTC, when hardly anybody in the covered countries looks for help. */
const NIGHT_HOUR = 3;
const MS_PER_DAY = 86_400_000;

/** Returns milliseconds until the next nightly run; a whole day if it is due right now. */
export function msUntilNight(now: Date): number {
  const tonight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), NIGHT_HOUR);
  return tonight > now.getTime() ? tonight - now.getTime() : tonight + MS_PER_DAY - now.getTime();
}

/**
 * Runs the expiry every night, and at start for missed nights. Every process has one; the lock allows only one to run.
 */
@Injectable()
export class ExpirySchedule implements OnApplicationBootstrap {
  constructor(
    private readonly expire: ExpireSupportServices,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'expire support services',
      every: () => msUntilNight(new Date()),
      atStart: true,
      run: () => this.run(),
    });
  }

  private async run(): Promise<void> {
    const report = await this.expire.execute();
    if (report) this.log.info(report, 'support services expired');
  }
}

/** Asks every night, and at start for missed nights. Every process has one; unique rows prevent duplicates. */
@Injectable()
export class AskSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly ask: AskSupportServices,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'ask support services',
      every: () => msUntilNight(new Date()),
      atStart: true,
      run: () => this.run(),
    });
  }

  private async run(): Promise<void> {
    const report = await this.ask.execute();
    if (report.asked + report.reminded > 0) this.log.info(report, 'support services asked');
  }
}
