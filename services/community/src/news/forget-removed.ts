import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import sql from 'sql-template-tag';

const DAY_MS = 86_400_000;

/** Removals are remembered for a month: events are stored for only a week, so none arrives later. */
@Injectable()
export class ForgetRemoved implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget what was removed', every: DAY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.query(sql`DELETE FROM news_removed WHERE removed_at < now() - interval '30 days'`);
  }
}
