import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, Jobs, SenderLimit, type Tx } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';
import { ReportRepository } from './report.repository';

/** Somebody who comes upon a page full of spam reports it all; nobody reports more by hand. */
const SETTINGS = { what: 'report', most: 20, seconds: 600, rows: ReportRepository };

/** So many reports in ten minutes from one address; then the hash of the address goes. */
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
