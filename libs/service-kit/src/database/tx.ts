import type { QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';

/** One open transaction. Rows come back as PostgreSQL names them: alias columns in the SQL. */
export interface Tx {
  query<T extends QueryResultRow>(sql: Sql): Promise<T[]>;
  /** The first row, or null. */
  one<T extends QueryResultRow>(sql: Sql): Promise<T | null>;
  /** A generated client's models, inside this transaction. */
  with<C extends GeneratedClient>(client: C): Models<C>;
}

/** What the kit uses of a PrismaClient: each service generates its own. */
export interface GeneratedClient {
  $transaction(...args: never[]): Promise<unknown>;
}

/** The models alone: raw statements and transactions are the kit's. */
export type Models<C> = { [K in keyof C as K extends `$${string}` | symbol ? never : K]: C[K] };
