import type { QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';

/** One open transaction. Rows come back as PostgreSQL names them: alias columns in the SQL. */
export interface Tx {
  query<T extends QueryResultRow>(sql: Sql): Promise<T[]>;
  /** The first row, or null. */
  one<T extends QueryResultRow>(sql: Sql): Promise<T | null>;
}
