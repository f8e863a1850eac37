import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import { JoinedClient } from './joined-client';
import type { Lease } from './lease';
import type { GeneratedClient, Models, Tx } from './tx';

/** A transaction on its connection, and the generated clients that joined it. */
export class OpenTransaction implements Tx {
  private readonly joined = new Map<GeneratedClient, JoinedClient>();
  private isOver = false;

  constructor(private readonly lease: Lease) {}

  async query<T extends QueryResultRow>({ text, values }: Sql): Promise<T[]> {
    return (await this.send<T>({ text, values })).rows;
  }

  async one<T extends QueryResultRow>(statement: Sql): Promise<T | null> {
    return (await this.query<T>(statement))[0] ?? null;
  }

  with<C extends GeneratedClient>(client: C): Models<C> {
    const joined = this.joined.get(client) ?? new JoinedClient(client, this);
    this.joined.set(client, joined);
    return joined.models as Models<C>;
  }

  async send<T extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<T>> {
    // Its connection may be another transaction's by now.
    if (this.isOver) throw new Error('The transaction is over.');
    return this.lease.send<T>(config);
  }

  /** Before the last word to PostgreSQL: clients finish what they are at, and take nothing on. */
  async close(): Promise<void> {
    await Promise.all([...this.joined.values()].map((client) => client.leave()));
    this.isOver = true;
  }
}
