import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { HandoverRow, HeldHandover } from './handover-row';

/** Longer than a try can last (pass-on/pass-on.ts), so that nobody takes what is being worked on. */
const HOLD_MS = 120_000;

type Outcome = Omit<HeldHandover, 'reportId' | 'heldUntil' | 'isInDoubt'> & { nextTryAt: Date | null };

/** All access to what authorities are told. */
@Injectable()
export class HandoverRepository {
  constructor(private readonly database: Database) {}

  one(source: Pick<Tx, 'one'>, reportId: number): Promise<HandoverRow | null> {
    return source.one<HandoverRow>(sql`
      SELECT authority_id AS "authorityId", authority, way, state, reference, status, sent_at AS "sentAt", updated_at AS "updatedAt"
      FROM report_handover WHERE report_id = ${reportId}`);
  }

  /**
   * Takes what is due for one process alone. The next try is set before this one begins: whatever happens to the process,
   * somebody tries again.
   */
  async claim(now: Date, most: number): Promise<HeldHandover[]> {
    const heldUntil = new Date(now.getTime() + HOLD_MS);
    const rows = await this.database.query<Omit<HeldHandover, 'heldUntil'>>(sql`
      UPDATE report_handover SET tries = tries + 1, next_try_at = ${heldUntil}::timestamptz
      WHERE report_id IN (
        SELECT report_id FROM report_handover WHERE next_try_at <= ${now}::timestamptz
        ORDER BY next_try_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING report_id AS "reportId", authority_id AS "authorityId", authority, way, state, reference, status, token, tries,
                sent_at AS "sentAt", updated_at AS "updatedAt", is_in_doubt AS "isInDoubt"`);
    return rows.map((row) => ({ ...row, heldUntil }));
  }

  /** Whether the row is still ours to send: said before each sending, and kept in mind should this process die in it. */
  async beginSending(
    { reportId, heldUntil }: HeldHandover,
    authority: Pick<HandoverRow, 'authorityId' | 'authority' | 'way'>,
  ): Promise<boolean> {
    const row = await this.database.one<{ held: number }>(sql`
      UPDATE report_handover SET is_in_doubt = true, authority_id = ${authority.authorityId}, authority = ${authority.authority}, way = ${authority.way}
      WHERE report_id = ${reportId} AND next_try_at = ${heldUntil}::timestamptz RETURNING report_id AS held`);
    return row !== null;
  }

  /** Nothing of a process that was held up so long that another one took over. */
  async store(
    source: Pick<Tx, 'query'>,
    { reportId, heldUntil }: HeldHandover,
    outcome: Outcome,
    isInDoubt: boolean,
  ): Promise<boolean> {
    const rows = await source.query<{ held: number }>(sql`
      UPDATE report_handover SET authority_id = ${outcome.authorityId}, authority = ${outcome.authority}, way = ${outcome.way},
        state = ${outcome.state}, token = ${outcome.token}, reference = ${outcome.reference}, status = ${outcome.status},
        sent_at = ${outcome.sentAt}::timestamptz, updated_at = ${outcome.updatedAt}::timestamptz, tries = ${outcome.tries},
        is_in_doubt = ${isInDoubt}, next_try_at = ${outcome.nextTryAt}::timestamptz
      WHERE report_id = ${reportId} AND next_try_at = ${heldUntil}::timestamptz RETURNING report_id AS held`);
    return rows.length > 0;
  }

  /** Nobody is told: of a place that no area covers, or that was mended meanwhile. */
  async drop({ reportId, heldUntil }: HeldHandover): Promise<void> {
    await this.database.query(sql`
      DELETE FROM report_handover WHERE report_id = ${reportId} AND next_try_at = ${heldUntil}::timestamptz`);
  }
}
