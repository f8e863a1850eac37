import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { msUntilNight } from '../ms-until-night';
import { AskSupportServices } from './ask-support-services.use-case';

/** Asks every night, and at the start for the nights that were missed. Each process has one; the rows sort it out. */
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
