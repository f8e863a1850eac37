import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, Jobs, SenderLimit, type Tx } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';
import { ReportRepository } from './report.repository';

/** At most 20 reports in ten minutes: enough to report a whole page of spam by hand. */
const SETTINGS = { what: 'report', most: 20, seconds: 600, rows: ReportRepository };

/** Limits the reports from one address within ten minutes, then deletes the hash of the address. */
@Injectable()
export class ReportLimit implements OnApplicationBootstrap {
  private readonly limit: SenderLimit;

  constructor(
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    @Inject(CONFIG) config: CommunityConfig,
  ) {
    this.limit = new SenderLimit(SETTINGS, reports, config);
  }

  keyOf(origin: string): string {
    return this.limit.keyOf(origin);
  }

  async check(tx: Tx, senderKey: string): Promise<void> {
    await this.limit.check(tx, senderKey);
  }

  onApplicationBootstrap(): void {
    const run = () => this.reports.forgetSenders(SETTINGS.seconds);
    this.jobs.add({ name: 'forget who reported', every: 60_000, run });
  }
}
