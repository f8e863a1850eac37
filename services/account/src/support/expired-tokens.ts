import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, Jobs } from '@waymark/service-kit';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes expired tokens, which nobody can use in the meantime. */
@Injectable()
export class ExpiredTokens implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.database.query(sql`DELETE FROM one_time_token WHERE expires_at < now()`);
    this.jobs.add({ name: 'clear expired tokens', every: EVERY_MS, run });
  }
}
