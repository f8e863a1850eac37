import type pg from 'pg';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DATABASE_LIMITS } from './time-budget';

// statement_timeout that each pooled connection has now; the pool's own default when absent.
const timeouts = new WeakMap<pg.PoolClient, number>();

/** What PostgreSQL says of a prepared statement whose columns a migration has changed since: "cached plan must not change result type". */
const STALE_PLAN = '0A000';

/** A connection for one piece of work. A connection that failed in an unclear state is closed, not reused. */
export class Lease {
  private broken = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly budgetMs: number,
  ) {
    // Between two statements no query is waiting that could fail: only this tells that the connection is lost.
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

  /** A statement as the driver takes it, ended by the budget. */
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
      // An answer from PostgreSQL has a severity; anything else means the connection itself is in doubt.
      this.broken ||= !(error instanceof Error && 'severity' in error && error.severity === 'ERROR');
      throw error;
    }
  }

  /** Opens a transaction whose statements end by the budget, in one round trip. */
  async begin(): Promise<void> {
    await this.run(`BEGIN; SET LOCAL statement_timeout = ${this.budgetMs}`, []);
  }

  /** Undoes the transaction. A connection in doubt is closed instead, which undoes it too and waits for nobody. */
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
