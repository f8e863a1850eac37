import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import sql from 'sql-template-tag';
import { DATABASE_LIMITS } from '../database/time-budget';
import { OUTBOX_CHANNEL } from './outbox-row';

/** Waits for a call of `wake` or for the time to pass; a wake that nobody waited for is kept for the next wait. */
export class WakeSignal {
  private resolve: (() => void) | null = null;
  private pending = false;

  wake = (): void => {
    this.pending = true;
    this.resolve?.();
  };

  async wait(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    if (!this.pending) {
      await new Promise<void>((resolve) => {
        this.resolve = resolve;
        timer = setTimeout(resolve, ms);
      });
    }
    clearTimeout(timer);
    this.resolve = null;
    this.pending = false;
  }
}

// Any fixed number: the lock is per database, and each service has its own.
const RELAY_LOCK = 7_261_501;
/** A process that stands still would keep the lock for ever: PostgreSQL ends a session that says nothing for so long. */
const SILENT_MS = 15_000;

/** The relay's connection: while it lives it can hold the lock that makes it the only relay of the database. */
export class RelaySession {
  private lost = false;

  private constructor(readonly client: pg.Client) {}

  static async open(url: string, onNotify: () => void): Promise<RelaySession> {
    const client = new pg.Client({
      connectionString: inUtc(url),
      application_name: 'outbox-relay',
      connectionTimeoutMillis: DATABASE_LIMITS.connect,
      statement_timeout: DATABASE_LIMITS.write,
      query_timeout: DATABASE_LIMITS.write + DATABASE_LIMITS.grace,
      keepAlive: true,
    });
    const session = new RelaySession(client);
    client.on('error', () => session.fail(onNotify));
    client.on('end', () => session.fail(onNotify));
    client.on('notification', onNotify);
    await client.connect();
    await client.query(`SET idle_session_timeout = ${SILENT_MS}; LISTEN ${OUTBOX_CHANNEL}`);
    return session;
  }

  get isLost(): boolean {
    return this.lost;
  }

  async tryLock(): Promise<boolean> {
    const result = await this.client.query<{ locked: boolean | null }>(
      sql`SELECT pg_try_advisory_lock(${RELAY_LOCK}) AS locked`,
    );
    return result.rows[0]?.locked === true;
  }

  async close(): Promise<void> {
    this.lost = true;
    await this.client.end().catch(() => undefined);
  }

  private fail(onNotify: () => void): void {
    this.lost = true;
    onNotify();
  }
}
