import type pg from 'pg';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DATABASE_LIMITS } from './time-budget';

// The current statement_timeout of each pooled connection; absent while it is the pool's default.
const timeouts = new WeakMap<pg.PoolClient, number>();

/**
 * PostgreSQL's code when a migration has changed the columns of a prepared statement: "cached plan must not change
 * result type".
 */
const STALE_PLAN = '0A000';

/**
 * A connection for one piece of work. After a failure that leaves its state unclear, the connection is closed, not
 * reused.
 */
export class Lease {
  private broken = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly budgetMs: number,
  ) {
    // Between two statements no query can fail, so only this event reports a lost connection.
    client.on('error', this.markBroken);
  }

  async limitStatements(): Promise<void> {
    if ((timeouts.get(this.client) ?? DATABASE_LIMITS.read) === this.budgetMs) return;
    timeouts.set(this.client, this.budgetMs);
    await this.run(`SET statement_timeout = ${this.budgetMs}`, []);
  }

  async run<T extends QueryResultRow>(text: string, values: unknown[]): Promise<T[]> {
    return (await this.send<T>({ text, values })).rows;
  }

  /** Sends a statement in the driver's format; the time budget limits it. */
  async send<T extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<T>> {
    try {
      return await this.client.query<T>({
        ...config,
        query_timeout: this.budgetMs + DATABASE_LIMITS.grace,
      } as QueryConfig);
    } catch (error) {
      if (config.name !== undefined && error instanceof Error && 'code' in error && error.code === STALE_PLAN) {
        this.markBroken();
        return this.send<T>({ text: config.text, ...(config.values && { values: config.values }) });
      }
      // An error from PostgreSQL has a severity; after any other, the connection itself may be broken.
      this.broken ||= !(error instanceof Error && 'severity' in error && error.severity === 'ERROR');
      throw error;
    }
  }

  /** Opens a transaction with the time budget as statement_timeout, in one round trip. */
  async begin(): Promise<void> {
    await this.run(`BEGIN; SET LOCAL statement_timeout = ${this.budgetMs}`, []);
  }

  /** Rolls back. A connection that may be broken is closed instead, which also rolls back, without waiting. */
  async rollback(): Promise<void> {
    if (!this.broken) await this.run('ROLLBACK', []).catch(() => this.markBroken());
  }

  private readonly markBroken = (): void => {
    this.broken = true;
  };

  release(): void {
    this.client.off('error', this.markBroken);
    this.client.release(this.broken);
  }
}
