import type { QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';

/** An open transaction. Rows have PostgreSQL's column names; use aliases in the SQL. */
export interface Tx {
  query<T extends QueryResultRow>(sql: Sql): Promise<T[]>;
  /** Returns the first row, or null. */
  one<T extends QueryResultRow>(sql: Sql): Promise<T | null>;
  /** Returns a Prisma client's models inside this transaction. */
  with<C extends GeneratedClient>(client: C): Models<C>;
}

/** The part of a PrismaClient that the kit uses: each service generates its own client. */
export interface GeneratedClient {
  $transaction(...args: never[]): Promise<unknown>;
}

/** Only the models: the kit handles raw statements and transactions. */
export type Models<C> = { [K in keyof C as K extends `$${string}` | symbol ? never : K]: C[K] };
