import { Injectable } from '@nestjs/common';
import type { Actor } from '@waymark/contracts-core';
import { Database, SenderLimit, type SenderLimitSettings, type SenderRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The queries of the rate limit on reports. */
@Injectable()
export class ReportSenders implements SenderRows {
  constructor(private readonly database: Database) {}

  async sentSince(tx: Tx, senderKey: string, seconds: number): Promise<{ count: number; oldestAgeSeconds: number }> {
    const row = await tx.one<{ count: number | null; age: number | null }>(sql`
      SELECT count(*)::int AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS age
      FROM footpath_report
      WHERE sender_key = ${senderKey} AND created_at > clock_timestamp() - make_interval(secs => ${seconds})`);
    return { count: row?.count ?? 0, oldestAgeSeconds: row?.age ?? 0 };
  }

  async forgetSenders(olderThanSeconds: number): Promise<void> {
    await this.database.query(sql`
      UPDATE footpath_report SET sender_key = NULL
      WHERE sender_key IS NOT NULL AND created_at < now() - make_interval(secs => ${olderThanSeconds})`);
  }
}

/** Limit for reports: someone who walks along a street reports much, but not two a minute for ten minutes. */
export const REPORT_LIMIT: SenderLimitSettings = {
  what: 'footpath-report',
  most: 20,
  seconds: 600,
  rows: ReportSenders,
};

/**
 * Counts visitors by IP address and members by ID, so a shared address, such as a library's, does not limit members.
 */
@Injectable()
export class ReportLimit {
  constructor(private readonly limit: SenderLimit) {}

  /**
   * Call it in the transaction that adds the report. Returns the key to store with the report; throws a 429 above the
   * limit.
   */
  async check(tx: Tx, actor: Actor, origin: string): Promise<string> {
    const senderKey = this.limit.keyOf(actor ? `member ${actor.memberId}` : origin);
    await this.limit.check(tx, senderKey);
    return senderKey;
  }
}
