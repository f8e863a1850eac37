import { Inject, Injectable } from '@nestjs/common';
import type { BulkUndoKind } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import type { TableDeclaration } from '../privacy/privacy-declaration';
import type { Before } from './bulk-undo-settings';

export interface BulkUndoDecision {
  revertId: number;
  number: number;
  memberId: number;
  day: string;
  state: 'reverted' | 'undone';
  leftOut: readonly BulkUndoKind[];
  statementId: number | null;
}

export interface TakenContent {
  kind: BulkUndoKind;
  contentId: string;
  before: Before;
}

export interface KindCount {
  kind: BulkUndoKind;
  count: number;
}

/** The tables of `kit-bulk-undo.sql`, for the privacy declaration of a slice. */
export const BULK_UNDO_TABLES: readonly TableDeclaration[] = [
  {
    table: 'revert_state',
    member: 'member_id',
    exported: { because: 'Your statements of reasons say which of your days were undone, and why.' },
    erased: 'delete',
  },
  {
    table: 'reverted_content',
    member: 'member_id',
    exported: {
      because: 'Your statements of reasons say what was undone. It is restored if a decision is reversed.',
    },
    erased: 'delete',
  },
];

/** Stores this slice's bulk undos and the items that each removed. */
@Injectable()
export class BulkUndoStore {
  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * Stores and locks a decision. Returns the previous state, null if there was none, or undefined when a newer
   * decision exists and this one must change nothing.
   */
  async decide(tx: Tx, decision: BulkUndoDecision, at: string): Promise<BulkUndoDecision['state'] | null | undefined> {
    const { revertId, number, memberId, day, state, statementId } = decision;
    const isNew = await tx.one(sql`
      INSERT INTO revert_state (revert_id, number, member_id, day, state, statement_id, decided_at)
      VALUES (${revertId}, ${number}, ${memberId}, ${day}::date, ${state}, ${statementId}, ${at}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING 1`);
    if (isNew) return null;
    const known = await tx.one<{ number: number; state: BulkUndoDecision['state'] }>(
      sql`SELECT number, state FROM revert_state WHERE revert_id = ${revertId} FOR UPDATE`,
    );
    if (!known || known.number >= number) return undefined;
    await tx.query(sql`
      UPDATE revert_state SET number = ${number}, state = ${state}, statement_id = ${statementId}, decided_at = ${at}::timestamptz
      WHERE revert_id = ${revertId}`);
    return known.state;
  }

  async keep(
    tx: Tx,
    { revertId, memberId }: BulkUndoDecision,
    { kind, contentId, before }: TakenContent,
  ): Promise<void> {
    await tx.query(sql`
      INSERT INTO reverted_content (revert_id, kind, content_id, member_id, before)
      VALUES (${revertId}, ${kind}, ${contentId}, ${memberId}, ${JSON.stringify(before)}::jsonb)`);
  }

  /** Returns and deletes the items of a bulk undo that are now restored, so nothing is restored twice. */
  giveOut(tx: Tx, revertId: number): Promise<TakenContent[]> {
    return tx.query<TakenContent>(sql`
      DELETE FROM reverted_content WHERE revert_id = ${revertId} RETURNING kind, content_id AS "contentId", before`);
  }

  counts(tx: Tx, revertId: number): Promise<KindCount[]> {
    return tx.query<KindCount>(sql`
      SELECT kind, coalesce(count(*)::int, 0) AS count FROM reverted_content WHERE revert_id = ${revertId} GROUP BY kind ORDER BY kind`);
  }

  /** Counts the undone items of a member's day. */
  taken(memberId: number, day: string): Promise<KindCount[]> {
    return this.database.query<KindCount>(sql`
      SELECT content.kind, coalesce(count(*)::int, 0) AS count
      FROM revert_state revert JOIN reverted_content content ON content.revert_id = revert.revert_id
      WHERE revert.member_id = ${memberId} AND revert.day = ${day}::date GROUP BY content.kind ORDER BY content.kind`);
  }
}
