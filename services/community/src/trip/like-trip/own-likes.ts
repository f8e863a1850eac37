import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { Database, ProblemException, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

type Source = Pick<Tx, 'query'>;

interface Row {
  id: number;
}

/** Null: nobody can tell at the moment. */
export type KnownLikes = ReadonlySet<number> | null;

const LONGEST_MS = 500;
const NONE: KnownLikes = new Set();

/** Which trips a reader likes. With the table of likes locked, trips are shown without it. */
@Injectable()
export class OwnLikes {
  // While the table is locked, each request would hold a connection for the whole wait.
  private readonly breaker = new CircuitBreaker({ failures: 2, pauseMs: 2_000 });

  constructor(private readonly database: Database) {}

  /** Of these trips. Inside a transaction a failure stays one: PostgreSQL takes no further statement there. */
  async of(reader: number | null, tripIds: readonly number[], source: Source = this.database): Promise<KnownLikes> {
    if (reader === null || tripIds.length === 0) return NONE;
    const statement = likesOf(reader, tripIds);
    if (source !== this.database) return idsOf(await source.query<Row>(statement));
    if (!this.breaker.allows()) return null;
    try {
      const known = idsOf(await this.database.query<Row>(statement, LONGEST_MS));
      this.breaker.succeeded();
      return known;
    } catch (error) {
      this.breaker.failed();
      if (error instanceof ProblemException && error.code === 'server.unavailable') return null;
      throw error;
    }
  }
}

const likesOf = (reader: number, tripIds: readonly number[]): Sql =>
  sql`SELECT blog_id AS id FROM trip_like WHERE member_id = ${reader} AND blog_id = ANY(${[...tripIds]}::int[])`;

const idsOf = (rows: readonly Row[]): KnownLikes => new Set(rows.map(({ id }) => id));
