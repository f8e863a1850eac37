import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { ImportStopped } from './import-stopped';

/** A session of its own: PostgreSQL lets go of what it holds when the process is gone, however it ended. */
export class ImportLock {
  private constructor(private readonly client: pg.Client) {}

  /** Stops when another import of the source runs. */
  static async take(databaseUrl: string, source: string): Promise<ImportLock> {
    const client = new pg.Client({ connectionString: inUtc(databaseUrl), application_name: 'import', keepAlive: true });
    // Without a listener a lost connection would end the process before it could say why.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('import:' || $1, 0)) AS locked`,
      [source],
    );
    if (rows[0]?.locked) return new ImportLock(client);
    await client.end();
    throw new ImportStopped(`Another import of "${source}" is running. Start this one when it has ended.`);
  }

  /** Of all imports one at a time looks for places and adds those that are not there: two lists that name a new place make one. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query(`SELECT pg_advisory_lock(hashtextextended('import', 0))`);
    try {
      return await work();
    } finally {
      await this.client.query(`SELECT pg_advisory_unlock(hashtextextended('import', 0))`);
    }
  }

  async release(): Promise<void> {
    await this.client.end();
  }
}
