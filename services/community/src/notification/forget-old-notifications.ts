import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import sql from 'sql-template-tag';

const DAY_MS = 86_400_000;

/** Deletes notifications after a year; nobody looks for them any more. */
@Injectable()
export class ForgetOldNotifications implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget old notifications', every: DAY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.query(sql`DELETE FROM notification WHERE created_at < now() - interval '1 year'`);
  }
}
