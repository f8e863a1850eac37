import { Semaphore, withTimeout } from 'async-mutex';
import type pg from 'pg';
import type { QueryResultRow } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { Log } from '../log/log';
import { createPool } from './create-pool';
import { databaseProblem } from './database-problem';
import { Lease } from './lease';
import { DATABASE_LIMITS } from './limits';
import { isRetryable } from './retryable';
import { timeBudget } from './time-budget';
import type { Tx } from './tx';

const TRANSACTION_TRIES = 3;

/** PostgreSQL with an end to every wait. A pool without a free connection, a refusal or a timeout is a 503. */
export class Database {
  readonly pool: pg.Pool;
  private readonly turns = withTimeout(
    new Semaphore(DATABASE_LIMITS.transactions),
    DATABASE_LIMITS.connect,
    new Error('timeout exceeded when waiting to write'),
  );

  constructor(url: string, service: string, log: Log) {
    this.pool = createPool(url, service, log);
  }

  /** Runs one statement; `timeoutMs` (default 3000) shrinks to what the caller's deadline leaves. */
  query<T extends QueryResultRow>(statement: Sql, timeoutMs: number = DATABASE_LIMITS.read): Promise<T[]> {
    return this.lease(timeoutMs, async (lease) => {
      await lease.limitStatements();
      return lease.query<T>(statement);
    });
  }

  /** The first row, or null. */
  async one<T extends QueryResultRow>(statement: Sql, timeoutMs?: number): Promise<T | null> {
    return (await this.query<T>(statement, timeoutMs))[0] ?? null;
  }

  /** One transaction (read committed, 8 s). `work` runs again after a deadlock, so it must only touch the database. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.turns.runExclusive(() =>
          this.lease(DATABASE_LIMITS.write, (lease) => inTransaction(lease, work)),
        );
      } catch (error) {
        if (attempt >= TRANSACTION_TRIES || !isRetryable(error)) throw databaseProblem(error);
      }
    }
  }

  /** Opens every connection before people are answered: a process that is started under load would make them wait for that. A database that is away is no failure. */
  async open(): Promise<void> {
    await Promise.allSettled(Array.from({ length: DATABASE_LIMITS.connections }, () => this.query(sql`SELECT 1`)));
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }

  private async lease<T>(limitMs: number, work: (lease: Lease) => Promise<T>): Promise<T> {
    const budgetMs = timeBudget(limitMs);
    try {
      const lease = new Lease(await this.pool.connect(), budgetMs);
      try {
        return await work(lease);
      } finally {
        lease.release();
      }
    } catch (error) {
      throw databaseProblem(error);
    }
  }
}

async function inTransaction<T>(lease: Lease, work: (tx: Tx) => Promise<T>): Promise<T> {
  await lease.begin();
  try {
    const result = await work({
      query: (statement) => lease.query(statement),
      one: async <R extends QueryResultRow>(statement: Sql) => (await lease.query<R>(statement))[0] ?? null,
    });
    await lease.run('COMMIT', []);
    return result;
  } catch (error) {
    await lease.rollback();
    throw error;
  }
}
