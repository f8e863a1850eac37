import { Injectable } from '@nestjs/common';
import type { PASSED_ON_STATES } from '@waymark/contracts-maps';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Way } from './authority';

type HandoverState = (typeof PASSED_ON_STATES)[number];

/** The progress of passing on a report. */
interface HandoverRow {
  /** ID in the operator's file; null until the report is final. */
  authorityId: string | null;
  authority: string | null;
  way: Way | null;
  state: HandoverState;
  reference: string | null;
  status: string | null;
  sentAt: Date | null;
  updatedAt: Date | null;
}

/** A row leased to one process until `heldUntil`. */
export interface HeldHandover extends HandoverRow {
  reportId: number;
  token: string | null;
  tries: number;
  isInDoubt: boolean;
  heldUntil: Date;
}

/** Milliseconds; longer than an attempt can last (../pass-on/pass-on.ts), so no other process takes a running one. */
const HOLD_MS = 120_000;

type Outcome = Omit<HeldHandover, 'reportId' | 'heldUntil' | 'isInDoubt'> & { nextTryAt: Date | null };

/** All access to reports passed on to authorities. */
@Injectable()
export class HandoverRepository {
  constructor(private readonly database: Database) {}

  one(source: Pick<Tx, 'one'>, reportId: number): Promise<HandoverRow | null> {
    return source.one<HandoverRow>(sql`
      SELECT authority_id AS "authorityId", authority, way, state, reference, status, sent_at AS "sentAt", updated_at AS "updatedAt"
      FROM report_handover WHERE report_id = ${reportId}`);
  }

  /**
   * Leases due rows to one process. The next attempt is scheduled first, so if this process dies, another one tries
   * again.
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

  /**
   * Checks that the lease is still valid before each sending, and records the sending in case this process dies during
   * it.
   */
  async beginSending(
    { reportId, heldUntil }: HeldHandover,
    authority: Pick<HandoverRow, 'authorityId' | 'authority' | 'way'>,
  ): Promise<boolean> {
    const row = await this.database.one<{ held: number }>(sql`
      UPDATE report_handover SET is_in_doubt = true, authority_id = ${authority.authorityId}, authority = ${authority.authority}, way = ${authority.way}
      WHERE report_id = ${reportId} AND next_try_at = ${heldUntil}::timestamptz RETURNING report_id AS held`);
    return row !== null;
  }

  /** Stores the result. Stores nothing if the process was slow and another one took over. */
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

  /** Deletes the row, because no authority covers the place or the problem was fixed meanwhile. */
  async drop({ reportId, heldUntil }: HeldHandover): Promise<void> {
    await this.database.query(sql`
      DELETE FROM report_handover WHERE report_id = ${reportId} AND next_try_at = ${heldUntil}::timestamptz`);
  }
}
