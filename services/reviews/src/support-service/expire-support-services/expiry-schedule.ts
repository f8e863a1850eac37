import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOG, type Log } from '@waymark/service-kit';
import { ExpireSupportServices } from './expire-support-services.use-case';
import { msUntilNight } from './ms-until-night';

/** Runs the expiry at the start, for the nights that were missed, and every night. Each process has one; the lock sorts it out. */
@Injectable()
export class ExpirySchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly expire: ExpireSupportServices,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.runAndPlan();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async runAndPlan(): Promise<void> {
    try {
      const report = await this.expire.run();
      if (report) this.log.info(report, 'support services expired');
    } catch (error) {
      this.log.warn({ err: error }, 'support services could not be expired; next try at night');
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => (this.running = this.runAndPlan()), msUntilNight(new Date()));
    this.timer.unref();
  }
}
