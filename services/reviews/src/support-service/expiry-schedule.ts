import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { ExpireSupportServices } from './expire-support-services.use-case';
import { msUntilNight } from './ms-until-night';

/** Runs the expiry at the start, for the nights that were missed, and every night. Each process has one; the lock sorts it out. */
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
