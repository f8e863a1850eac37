import { Injectable } from '@nestjs/common';
import type { ExportSection } from '@waymark/contracts-core';
import { Database, exportRows, type TableDeclaration, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

/** Exports the cases about a member. When the member leaves, only counts remain. */
@Injectable()
export class CasePrivacy {
  constructor(private readonly database: Database) {}

  async gather(memberId: number): Promise<ExportSection[]> {
    return [
      await this.section(
        {
          id: 'statements',
          title: 'Decisions about what you posted',
          about:
            'Each with its rule and the facts that led to it. We keep them for 25 months, or for as long as something stays hidden.',
        },
        sql`SELECT c.kind, c.path AS "page", d.act, d.rule, d.facts, d.decided_at AS "decidedAt"
            FROM moderation_decision d JOIN moderation_case c ON c.id = d.case_id WHERE d.author_id = ${memberId} ORDER BY d.id`,
      ),
      await this.section(
        { id: 'appeals', title: 'Your appeals', about: 'What you said in your appeals, and what came of them.' },
        sql`SELECT words, created_at AS "sentAt", outcome, decided_at AS "decidedAt"
            FROM moderation_appeal WHERE member_id = ${memberId} ORDER BY decision_id`,
      ),
      await this.section(
        {
          id: 'community-staff-acts',
          title: 'What community staff did',
          about: 'Staff actions that concern you, and your own actions if you are on the staff.',
        },
        sql`SELECT at, act, detail, CASE WHEN subject_id = ${memberId} THEN reason END AS reason,
                   actor_id IS NOT DISTINCT FROM ${memberId}::int AS "yourAct"
            FROM audit_entry WHERE actor_id = ${memberId} OR subject_id = ${memberId} ORDER BY id`,
      ),
    ];
  }

  async erase(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM moderation_case WHERE kind = 'profile' AND content_id = ${String(memberId)}`);
    await tx.query(
      sql`DELETE FROM moderation_case WHERE id IN (SELECT case_id FROM revert WHERE member_id = ${memberId})`,
    );
    await tx.query(sql`
      UPDATE moderation_case SET author_id = NULL, path = NULL, state = 'closed', is_there = false, is_appealed = false
      WHERE author_id = ${memberId}`);
    await tx.query(sql`UPDATE moderation_case SET held_by = NULL, held_until = NULL WHERE held_by = ${memberId}`);
    await tx.query(sql`UPDATE moderation_case SET decided_by = NULL WHERE decided_by = ${memberId}`);
    await tx.query(
      sql`UPDATE moderation_decision SET author_id = NULL, facts = '', link_hash = NULL WHERE author_id = ${memberId}`,
    );
    await tx.query(sql`UPDATE moderation_decision SET decided_by = NULL WHERE decided_by = ${memberId}`);
    await tx.query(sql`UPDATE moderation_appeal SET member_id = NULL, words = '' WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM member_measure WHERE member_id = ${memberId}`);
    await tx.query(sql`UPDATE member_measure SET decided_by = NULL WHERE decided_by = ${memberId}`);
    await tx.query(sql`DELETE FROM member_standing WHERE member_id = ${memberId}`);
    await tx.query(sql`SELECT audit_erase(${memberId})`);
  }

  private async section(of: Omit<ExportSection, 'rows'>, select: Sql): Promise<ExportSection> {
    return { ...of, rows: await exportRows(this.database, select) };
  }
}

/** Member data in reports, cases, decisions and appeals. */
export const CASE_TABLES: readonly TableDeclaration[] = [
  {
    table: 'moderation_case',
    exported: { because: 'Decisions about your content are in your statements of reasons.' },
    erased:
      'A case about the profile is deleted. Other cases are closed and stay for the statistics, without the member.',
    lateRows: 'A case starts without an author. When a slice names one, we check that the account still exists.',
  },
  {
    table: 'moderation_decision',
    exported: { section: 'statements' },
    erased: 'Stays for the statistics, without the author, the decision maker and the facts.',
    lateRows: 'Its author is the author of the case, and the row of the case is locked.',
  },
  {
    table: 'moderation_appeal',
    exported: { section: 'appeals' },
    erased: 'Stays for the statistics, without the member and their text.',
  },
  {
    table: 'member_measure',
    exported: { because: 'Your statements of reasons say what you may not do, and until when.' },
    erased: 'Deleted. When a member of staff leaves, their decisions no longer name them.',
  },
  {
    table: 'member_standing',
    exported: { because: 'Whether the decisions in your statements of reasons have taken effect.' },
    erased: 'Deleted.',
  },
  {
    table: 'revert',
    exported: { because: 'Your statements of reasons say which of your days were undone, and why.' },
    erased: 'Deleted with its case.',
    lateRows: 'Written together with its case, and the row of the case is locked.',
  },
  {
    table: 'statement_try',
    holdsNobody: 'Wrong codes of the last hour, by a keyed hash of the address and the number that was asked for.',
  },
  { table: 'revert_answer', holdsNobody: 'What each slice took back of a day, by the number of its case.' },
  {
    table: 'moderation_signal',
    holdsNobody: 'What an automatic check noticed about content, by the number of its case.',
  },
  {
    table: 'staff_visit',
    member: 'member_id',
    exported: { because: 'When you last opened the start page of staff.' },
    erased: 'delete',
  },
  {
    table: 'audit_entry',
    exported: { section: 'community-staff-acts' },
    erased: 'The entry stays, because log entries are never deleted. The member and the reason are removed from it.',
  },
  {
    table: 'moderation_report',
    member: 'member_id',
    exported: {
      id: 'content-reports',
      title: 'What you reported',
      about:
        'Content that you reported to staff, why, and when we told you the outcome. Its authors never learn who reported it. We keep your words for a year after the answer, then the reason alone.',
      columns: { reason: 'reason', words: 'words', at: 'created_at', toldAt: 'told_at' },
      orderBy: 'id',
    },
    erased: 'delete',
  },
];
