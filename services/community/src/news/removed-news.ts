import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/**
 * Locks the subject of an event, such as `review:12`, until the transaction ends. Every writer takes this lock, so a
 * removal and a late update cannot interleave.
 */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`news:${subject}`}, 0))`);
}

/** Remembers a removal, so that older events that arrive later have no effect. */
export async function rememberRemoved(tx: Tx, subject: string, version: number): Promise<void> {
  await tx.query(sql`
    INSERT INTO news_removed AS known (subject, version) VALUES (${subject}, ${version})
    ON CONFLICT (subject) DO UPDATE SET version = greatest(known.version, excluded.version), removed_at = now()`);
}

/** Checks whether the subject was removed at this version or a later one. */
export async function isRemoved(tx: Tx, subject: string, version: number): Promise<boolean> {
  return (await tx.one(sql`SELECT 1 FROM news_removed WHERE subject = ${subject} AND version >= ${version}`)) !== null;
}

const DAY_MS = 86_400_000;

/** Events are stored for a week, so a removal need not be remembered for more than a month. */
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
