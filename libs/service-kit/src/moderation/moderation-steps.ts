import { Inject, Injectable } from '@nestjs/common';
import type { ContentKind, ContentState, ModerationContent } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import type { TableDeclaration } from '../privacy/privacy-declaration';

export interface Decided {
  caseId: number;
  decisionNumber: number;
  kind: ContentKind;
  contentId: string;
  state: ContentState;
  /** ID of the statement of reasons sent to the author, if there is one. */
  statementId: number | null;
  /** The correction in force from now on; null: none; absent: unchanged. */
  correction?: { id: number } | null | undefined;
}

interface StepRow extends Omit<ModerationContent['steps'][number], 'at'> {
  at: Date;
}

/** The tables of `kit-moderation.sql`, for the privacy declaration of a slice with moderated content. */
export const MODERATION_TABLES: readonly TableDeclaration[] = [
  {
    table: 'moderated_content',
    holdsNobody: 'Which content staff last decided about, and how; whose it is stands with it.',
  },
  { table: 'moderated_step', holdsNobody: 'What staff decided about content, and when.' },
];

/** The table of `kit-corrections.sql`, for the privacy declaration of a slice with texts that staff may correct. */
export const CORRECTIONS_TABLE: TableDeclaration = {
  table: 'moderated_correction',
  member: 'author_id',
  exported: {
    id: 'corrections-by-staff',
    title: 'What staff corrected in your words',
    about: 'Their version and your own text, which is restored if the decision is reversed.',
    columns: { what: 'kind', state: 'state', correctedTo: 'words', before: 'original', at: 'applied_at' },
    orderBy: 'id',
  },
  erased: 'delete',
};

/** Stores decisions about the slice's content; the newest one counts. */
@Injectable()
export class ModerationSteps {
  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * Stores a decision; returns false when a newer one exists. Within a case, the decision number shows which is newer;
   * between two cases about the same content, the time does. The row stays locked until the transaction ends.
   */
  async take(tx: Tx, decided: Decided, at: string): Promise<boolean> {
    const { caseId, decisionNumber, kind, contentId, state, statementId } = decided;
    const taken = await tx.one(sql`
      INSERT INTO moderated_content AS known (kind, content_id, case_id, decision_number, state, statement_id, decided_at)
      VALUES (${kind}, ${contentId}, ${caseId}, ${decisionNumber}, ${state}, ${statementId}, ${at}::timestamptz)
      ON CONFLICT (kind, content_id) DO UPDATE
        SET case_id = excluded.case_id, decision_number = excluded.decision_number, state = excluded.state,
            statement_id = excluded.statement_id, decided_at = excluded.decided_at
        WHERE CASE WHEN known.case_id = excluded.case_id THEN known.decision_number < excluded.decision_number
                   ELSE known.decided_at <= excluded.decided_at END
      RETURNING 1`);
    await tx.query(sql`
      INSERT INTO moderated_step (kind, content_id, case_id, decision_number, state, decided_at)
      VALUES (${kind}, ${contentId}, ${caseId}, ${decisionNumber}, ${state}, ${at}::timestamptz)
      ON CONFLICT DO NOTHING`);
    return taken !== null;
  }

  async of(kind: ContentKind, contentId: string): Promise<ModerationContent['steps']> {
    const rows = await this.database.query<StepRow>(sql`
      SELECT case_id AS "caseId", decision_number AS "decisionNumber", state, decided_at AS at FROM moderated_step
      WHERE kind = ${kind} AND content_id = ${contentId} ORDER BY decided_at DESC, case_id DESC, decision_number DESC LIMIT 100`);
    return rows.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }));
  }
}
