import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import sql from 'sql-template-tag';
import { DATABASE_LIMITS } from '../database/time-budget';
import { OUTBOX_CHANNEL } from './outbox';

/** Waits for `wake` or for the timeout; an early wake ends the next wait. */
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

// An arbitrary number: the lock is per database, and each service has its own.
const RELAY_LOCK = 7_261_501;
/** Milliseconds. A hung process would hold the lock forever, so PostgreSQL ends a session that is idle for so long. */
const SILENT_MS = 15_000;

/** The relay's connection. While it lives, it can hold the lock that makes it the database's only relay. */
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
