import { Injectable } from '@nestjs/common';
import { Database, type SenderRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface TriesOfStatementOfReasons {
  all: number;
  /** The age of this sender's newest attempt; null if there is none. */
  ownAgeSeconds: number | null;
}

/** Stores wrong codes for as long as the limits count them. */
@Injectable()
export class TryRepository implements SenderRows {
  constructor(private readonly database: Database) {}

  async add(tx: Tx, senderKey: string, statementId: number): Promise<void> {
    await tx.query(sql`
      INSERT INTO statement_try (sender_key, statement_id, created_at) VALUES (${senderKey}, ${statementId}, clock_timestamp())`);
  }

  async sentSince(tx: Tx, senderKey: string, seconds: number): Promise<{ count: number; oldestAgeSeconds: number }> {
    const row = await tx.one<{ count: number; age: number | null }>(sql`
      SELECT count(*)::int AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS age
      FROM statement_try
      WHERE sender_key = ${senderKey} AND created_at > clock_timestamp() - make_interval(secs => ${seconds})`);
    return { count: row?.count ?? 0, oldestAgeSeconds: row?.age ?? 0 };
  }

  async ofStatement(
    tx: Tx,
    statementId: number,
    senderKey: string,
    seconds: number,
  ): Promise<TriesOfStatementOfReasons> {
    const row = await tx.one<TriesOfStatementOfReasons>(sql`
      SELECT count(*)::int AS "all",
        extract(epoch FROM clock_timestamp() - max(created_at) FILTER (WHERE sender_key = ${senderKey}))::float8 AS "ownAgeSeconds"
      FROM statement_try
      WHERE statement_id = ${statementId} AND created_at > clock_timestamp() - make_interval(secs => ${seconds})`);
    return row ?? { all: 0, ownAgeSeconds: null };
  }

  async forgetSenders(olderThanSeconds: number): Promise<void> {
    await this.database.query(sql`
      DELETE FROM statement_try WHERE created_at < now() - make_interval(secs => ${olderThanSeconds})`);
  }
}
