import { Injectable } from '@nestjs/common';
import {
  type SuggestionChange,
  SUGGESTION_PRIORITIES,
  STAFF_ENGINE,
  type SuggestionStatus,
} from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface LockedSuggestion {
  id: number;
  status: SuggestionStatus;
  version: number;
  feedbackCount: number;
}

/** All SQL by which staff change suggestions. */
@Injectable()
export class SuggestionWriter {
  /** Locks in order of ID, so that two merges cannot deadlock. */
  lock(tx: Tx, ids: readonly number[]): Promise<LockedSuggestion[]> {
    return tx.query<LockedSuggestion>(sql`
      SELECT id, status, version, feedback_count AS "feedbackCount" FROM suggestion
      WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`);
  }

  async change(tx: Tx, id: number, change: Omit<SuggestionChange, 'version'>): Promise<void> {
    const { title = null, description = null, category = null, priority = null, status = null } = change;
    const rank = priority && SUGGESTION_PRIORITIES.indexOf(priority) + 1;
    const isEdited = [title, description, category, priority].some((value) => value !== null);
    await tx.query(sql`
      UPDATE suggestion SET title = coalesce(${title}, title), description = coalesce(${description}, description),
        category = coalesce(${category}, category), priority = coalesce(${priority}, priority),
        rank = coalesce(${rank}::smallint, rank), status = coalesce(${status}, status), is_edited = is_edited OR ${isEdited},
        version = version + 1, updated_at = now()
      WHERE id = ${id}`);
  }

  async setStatus(tx: Tx, id: number, status: SuggestionStatus): Promise<void> {
    await tx.query(
      sql`UPDATE suggestion SET status = ${status}, version = version + 1, updated_at = now() WHERE id = ${id}`,
    );
  }

  /** Deletes the merged suggestion. */
  async mergeInto(tx: Tx, id: number, into: number): Promise<void> {
    await tx.query(sql`UPDATE suggestion_feedback SET suggestion_id = ${into} WHERE suggestion_id = ${id}`);
    await tx.query(sql`DELETE FROM suggestion WHERE id = ${id}`);
  }

  /** Creates a new suggestion with some of the feedback. Returns its ID and how much of that feedback it took over. */
  async splitOff(tx: Tx, id: number, feedbackIds: readonly number[]): Promise<{ id: number; moved: number }> {
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO suggestion (engine, category, priority, rank, title, description)
      VALUES (${STAFF_ENGINE}, 'idea', 'low', 1, '', '') RETURNING id`);
    const created = row?.id ?? 0;
    const moved = await tx.query(sql`
      UPDATE suggestion_feedback SET suggestion_id = ${created}
      WHERE suggestion_id = ${id} AND feedback_id = ANY(${[...feedbackIds]}::int[]) RETURNING feedback_id AS id`);
    return { id: created, moved: moved.length };
  }
}
