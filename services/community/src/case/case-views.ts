import { Injectable } from '@nestjs/common';
import {
  type Case,
  CASE_ACTS,
  type CaseAct,
  type CaseDetail,
  CORRECTABLE_KINDS,
  DAY_ACTS,
  REPORT_REASONS,
} from '@waymark/contracts-community';
import { hasRole, type Identity, idSchema, momentSchema } from '@waymark/contracts-core';
import { cutRows, encodeCursor, Page, readCursor, type Tx } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { isHarsher } from './act-weight';
import type { CaseDetailRow, CaseRow } from './case-row';
import { CaseRepository, type CaseView } from './case.repository';

/** The moderator who reads a case; the role decides what is visible. */
export type Reader = Pick<Identity, 'memberId' | 'role'>;

const person = (id: number, name: string | null) => ({ id, name: name ?? `Member ${id}` });

function toCase(row: CaseRow): Case {
  const { id, kind, contentId, state, contentState, voices, isAppealed, signals, decisionNumber } = row;
  return {
    id,
    kind,
    contentId,
    state,
    contentState,
    reasons: REPORT_REASONS.filter((reason) => row.reasons.includes(reason)),
    signals,
    voices,
    isAppealed,
    openedAt: row.openedAt.toISOString(),
    decisionNumber,
    isConfirmed: row.appliedNumber >= decisionNumber,
    isMeasured: row.isMeasured,
    heldBy: row.heldBy === null ? null : person(row.heldBy, row.holderName),
  };
}

function toCaseDetail(row: CaseDetailRow, reader: Reader): CaseDetail {
  const refusal = refusalOf(row, reader);
  return {
    ...toCase(row),
    isThere: row.isThere,
    path: row.path,
    writtenAt: row.writtenAt?.toISOString() ?? null,
    author:
      row.authorId === null
        ? null
        : {
            ...person(row.authorId, row.authorName),
            decided: recordOf(row.record),
            registeredAt: row.registeredAt?.toISOString() ?? null,
          },
    inForce: inForceOf(row),
    reports: row.reports.map(({ reason, words, isMember, createdAt }) => ({
      reason,
      words,
      from: isMember ? 'member' : 'visitor',
      createdAt: new Date(createdAt).toISOString(),
    })),
    decisions: row.decisions.map(({ decidedBy, deciderName, decidedAt, limitedUntil, ...decision }) => ({
      ...decision,
      decidedBy: decidedBy === null ? null : person(decidedBy, deciderName),
      decidedAt: new Date(decidedAt).toISOString(),
      limitedUntil: momentOf(limitedUntil),
    })),
    appeal: row.appeal && { words: row.appeal.words, createdAt: new Date(row.appeal.createdAt).toISOString() },
    heldUntil: row.heldBy === reader.memberId ? (row.heldUntil?.toISOString() ?? null) : null,
    acts: refusal === null ? actsOf(row, reader) : [],
    refusal,
  };
}

/** Returns why the reader may not decide, checked in the same order as in deciding. */
function refusalOf(row: CaseDetailRow, { memberId, role }: Reader): CaseDetail['refusal'] {
  if (row.authorId === memberId) return 'yourself';
  if (row.isReporter) return 'reporter';
  if (row.isAppealed && row.decidedBy === memberId) return 'first-decider';
  if (row.heldBy !== null && row.heldBy !== memberId) return 'held';
  if (row.isThere === null) return 'unanswered';
  if (!row.isThere) return 'gone';
  return row.appeal?.act === 'suspend' && !hasRole(role, 'admin') ? 'needs-admin' : null;
}

/** Returns the acts that the reader may choose. An appeal never leads to a harsher decision. */
function actsOf({ appeal, kind, authorId, isAuthorStaff }: CaseDetailRow, { role }: Reader): CaseAct[] {
  const isAdmin = hasRole(role, 'admin');
  return CASE_ACTS.filter((act) => {
    if (appeal && isHarsher(act, appeal.act)) return false;
    // A bulk undo covers the whole day or nothing.
    if (kind === 'member-day' && !DAY_ACTS.includes(act)) return false;
    if (act === 'correct') return CORRECTABLE_KINDS.includes(kind);
    if (act === 'limit') return authorId !== null && (isAdmin || !isAuthorStaff);
    return act !== 'suspend' || (authorId !== null && isAdmin);
  });
}

function inForceOf({ isCorrected, measure, isRefused }: CaseDetailRow): CaseDetail['inForce'] {
  const isSuspended = measure?.act === 'suspend';
  return { isCorrected, limitedUntil: momentOf(measure?.until ?? null), isSuspended, isRefused };
}

const momentOf = (at: string | null): string | null => at && new Date(at).toISOString();

const recordOf = (record: CaseDetailRow['record']) => ({
  kept: record.keep ?? 0,
  warned: record.warn ?? 0,
  corrected: record.correct ?? 0,
  hidden: record.hide ?? 0,
  removed: record.remove ?? 0,
  limited: record.limit ?? 0,
  suspended: record.suspend ?? 0,
});

const cursorSchema = z.tuple([momentSchema, idSchema]);

/** Maps cases to the response for staff. */
@Injectable()
export class CaseViews {
  constructor(private readonly cases: CaseRepository) {}

  async list(view: CaseView, page: { cursor?: string | undefined; limit: number }): Promise<Page<Case>> {
    const found = await this.cases.list(view, readCursor(page.cursor, cursorSchema), page.limit + 1);
    const { rows, next } = cutRows(found, page.limit, ({ dueAt, id }) => encodeCursor([dueAt.toISOString(), id]));
    const total = view === 'open' ? await this.cases.waiting() : null;
    return new Page(rows.map(toCase), total, next);
  }

  async one(id: number, reader: Reader, tx?: Tx): Promise<CaseDetail> {
    const row = await this.cases.detail(id, reader.memberId, tx);
    if (!row) throw problem('case.not-found');
    return toCaseDetail(row, reader);
  }
}
