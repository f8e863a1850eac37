import { Injectable } from '@nestjs/common';
import type { Report, ReportReason } from '@waymark/contracts-community';
import { Database, type SenderRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface Reporter {
  /** The same for all reports by one person on one case. */
  voice: string;
  memberId: number | null;
  sealedMail: string | null;
  senderKey: string;
}

/** A reporter who has not been notified of the outcome yet. */
export interface WaitingReporter {
  id: number;
  memberId: number | null;
  sealedMail: string | null;
  reason: ReportReason;
}

/** All SQL of reports. */
@Injectable()
export class ReportRepository implements SenderRows {
  constructor(private readonly database: Database) {}

  /** A second report by the same person on a case replaces the first, so it counts once. */
  async say(tx: Tx, caseId: number, { reason, words }: Report, reporter: Reporter): Promise<number> {
    const { voice, memberId, sealedMail, senderKey } = reporter;
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO moderation_report AS said (case_id, voice, reason, words, member_id, sealed_mail, sender_key)
      VALUES (${caseId}, ${voice}, ${reason}, ${words}, ${memberId}, ${sealedMail}, ${senderKey})
      ON CONFLICT (case_id, voice) DO UPDATE
        SET reason = excluded.reason, words = excluded.words, sender_key = excluded.sender_key, created_at = now(),
            sealed_mail = coalesce(excluded.sealed_mail, said.sealed_mail), told_at = NULL
      RETURNING id`);
    if (!row) throw new Error('The report was not stored.');
    return row.id;
  }

  /** Claims the waiting reporters, so that nobody notifies them twice, and deletes their addresses. */
  async takeWaiting(tx: Tx, caseId: number): Promise<WaitingReporter[]> {
    const rows = await tx.query<WaitingReporter>(sql`
      SELECT id, member_id AS "memberId", sealed_mail AS "sealedMail", reason FROM moderation_report
      WHERE case_id = ${caseId} AND told_at IS NULL ORDER BY id`);
    await tx.query(sql`
      UPDATE moderation_report SET told_at = now(), sealed_mail = NULL WHERE case_id = ${caseId} AND told_at IS NULL`);
    return rows;
  }

  async sentSince(tx: Tx, senderKey: string, seconds: number): Promise<{ count: number; oldestAgeSeconds: number }> {
    const row = await tx.one<{ count: number; age: number | null }>(sql`
      SELECT count(*)::int AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS age
      FROM moderation_report
      WHERE sender_key = ${senderKey} AND created_at > clock_timestamp() - make_interval(secs => ${seconds})`);
    return { count: row?.count ?? 0, oldestAgeSeconds: row?.age ?? 0 };
  }

  async forgetSenders(olderThanSeconds: number): Promise<void> {
    await this.database.query(sql`
      UPDATE moderation_report SET sender_key = NULL
      WHERE sender_key IS NOT NULL AND created_at < now() - make_interval(secs => ${olderThanSeconds})`);
  }
}

/** The encryption purpose of a visitor's address that waits for the outcome of their report. */
export const REPORTER_MAIL = 'address of a visitor who reported content';
