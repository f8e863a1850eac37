import { createHash } from 'node:crypto';
import { inUtc } from '@waymark/contracts-core';
import { Semaphore, withTimeout } from 'async-mutex';
import pg, { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { requestContext, type RequestContext } from '../context/request-context';
import type { Log } from '../log/create-log';
import { clientAdapter } from './client-adapter';
import { databaseProblem } from './database-problem';
import { Lease } from './lease';
import { OpenTransaction } from './open-transaction';
import { timeBudget, DATABASE_LIMITS } from './time-budget';
import type { Tx } from './tx';

function createPool(url: string, service: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: inUtc(url),
    application_name: service,
    max: DATABASE_LIMITS.connections,
    // Keeps all connections open: on a busy machine, opening one takes longer than a request may wait.
    min: DATABASE_LIMITS.connections,
    connectionTimeoutMillis: DATABASE_LIMITS.connect,
    keepAlive: true,
    statement_timeout: DATABASE_LIMITS.read,
    lock_timeout: DATABASE_LIMITS.lock,
    idle_in_transaction_session_timeout: DATABASE_LIMITS.write,
  });
  // Without a listener, an idle connection that PostgreSQL closes would end the process. So would one that it closes
  // right after opening: the pool has stopped listening by then, and nothing else listens yet.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Codes of PostgreSQL and Prisma for a deadlock or serialization failure: the work was rolled back, and a retry can
 * succeed.
 */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40P01', '40001', 'P2034']);

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(error.code);
}

const TRANSACTION_TRIES = 3;

export interface QueryOptions {
  /**
   * Each connection keeps the prepared statement and, once a generic plan has proved good, its plan. Use it for
   * frequent statements of few shapes that take as long to plan as to run.
   */
  isPrepared?: boolean;
}

/** PostgreSQL with a timeout on every wait. An exhausted pool, a refused connection or a timeout becomes a 503. */
export class Database {
  readonly pool: pg.Pool;
  private readonly turns = withTimeout(
    new Semaphore(DATABASE_LIMITS.transactions),
    DATABASE_LIMITS.connect,
    new Error('timeout exceeded when waiting to write'),
  );

  private readonly turnsOf = new WeakMap<RequestContext, Semaphore>();

  constructor(url: string, service: string, log: Log) {
    this.pool = createPool(url, service, log);
  }

  /** Runs one statement. `timeoutMs` (default 3000) is reduced to the time left before the caller's deadline. */
  async query<T extends QueryResultRow>(
    { text, values }: Sql,
    timeoutMs?: number,
    { isPrepared = false }: QueryOptions = {},
  ): Promise<T[]> {
    return (await this.send<T>({ text, values, ...(isPrepared && { name: nameOf(text) }) }, timeoutMs)).rows;
  }

  /** Returns the first row, or null. */
  async one<T extends QueryResultRow>(statement: Sql, timeoutMs?: number, how?: QueryOptions): Promise<T | null> {
    return (await this.query<T>(statement, timeoutMs, how))[0] ?? null;
  }

  /**
   * Options for `new PrismaClient()`: its queries use this pool with a read's deadline and fail like other statements.
   */
  clientOptions() {
    return { adapter: clientAdapter((config) => this.send(config)), errorFormat: 'minimal' } as const;
  }

  /**
   * Runs one transaction (read committed, 8 s). `work` runs again after a deadlock, so it may only touch the database.
   */
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

  /**
   * Opens every connection at startup, because opening them under load would delay requests. Succeeds even when the
   * database is down.
   */
  async open(): Promise<void> {
    await Promise.allSettled(Array.from({ length: DATABASE_LIMITS.connections }, () => this.query(sql`SELECT 1`)));
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }

  private send<T extends QueryResultRow>(
    config: QueryConfig,
    timeoutMs: number = DATABASE_LIMITS.read,
  ): Promise<QueryResult<T>> {
    return this.inTurn(() =>
      this.lease(timeoutMs, async (lease) => {
        await lease.limitStatements();
        return lease.send<T>(config);
      }),
    );
  }

  private inTurn<T>(read: () => Promise<T>): Promise<T> {
    const request = requestContext.getStore();
    if (!request) return read();
    const turns = this.turnsOf.get(request) ?? new Semaphore(DATABASE_LIMITS.readsOfRequest);
    this.turnsOf.set(request, turns);
    return turns.runExclusive(read);
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

const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

async function inTransaction<T>(lease: Lease, work: (tx: Tx) => Promise<T>): Promise<T> {
  await lease.begin();
  const tx = new OpenTransaction(lease);
  try {
    const result = await work(tx);
    await tx.close();
    await lease.run('COMMIT', []);
    return result;
  } catch (error) {
    await tx.close();
    await lease.rollback();
    throw error;
  }
}
