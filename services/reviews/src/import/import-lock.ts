import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { ImportStopped } from './import-stopped';

/** Uses its own session: PostgreSQL releases the lock when the process ends, however it ends. */
export class ImportLock {
  private constructor(private readonly client: pg.Client) {}

  /** Stops if another import of the source is running. */
  static async take(databaseUrl: string, source: string): Promise<ImportLock> {
    const client = new pg.Client({ connectionString: inUtc(databaseUrl), application_name: 'import', keepAlive: true });
    // Without a listener, a lost connection would end the process before the process could report the reason.
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

  /**
   * Runs work that matches places and adds new ones. Only one import at a time does this, so that a new place on two
   * lists becomes one venue.
   */
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
