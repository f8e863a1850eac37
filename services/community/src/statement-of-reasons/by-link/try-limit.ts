import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, coreProblem, Database, Jobs, SenderLimit, type SenderRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { CommunityConfig } from '../../config';

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

/** Limit for wrong codes from one IP address. Someone who has the email sends none. */
const SETTINGS = { what: 'code of a statement', most: 10, seconds: 600, rows: TryRepository };
/** Limit for wrong codes for one statement, from all IP addresses together. */
const OF_ONE = { most: 20, seconds: 3_600 };

/**
 * Limits attempts with wrong codes. A statement with many attempts is not locked, because then anybody could lock its
 * author out. Instead, each address gets one wrong attempt there, not ten.
 */
@Injectable()
export class TryLimit implements OnApplicationBootstrap {
  private readonly limit: SenderLimit;
  private readonly mostOfOne: number;

  constructor(
    private readonly tries: TryRepository,
    private readonly jobs: Jobs,
    @Inject(CONFIG) config: CommunityConfig,
  ) {
    this.limit = new SenderLimit(SETTINGS, tries, config);
    this.mostOfOne = Math.ceil(OF_ONE.most * config.RATE_LIMIT_FACTOR);
  }

  keyOf(origin: string): string {
    return this.limit.keyOf(origin);
  }

  async check(tx: Tx, senderKey: string, statementId: number): Promise<void> {
    await this.limit.check(tx, senderKey);
    const { all, ownAgeSeconds } = await this.tries.ofStatement(tx, statementId, senderKey, OF_ONE.seconds);
    if (all < this.mostOfOne || ownAgeSeconds === null) return;
    throw coreProblem('request.rate-limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(OF_ONE.seconds - ownAgeSeconds)),
    });
  }

  async count(tx: Tx, senderKey: string, statementId: number): Promise<void> {
    await this.tries.add(tx, senderKey, statementId);
  }

  onApplicationBootstrap(): void {
    const run = () => this.tries.forgetSenders(OF_ONE.seconds);
    this.jobs.add({ name: 'forget who tried codes of statements', every: 60_000, run });
  }
}
