import { Injectable } from '@nestjs/common';
import type { AdminSuggestion, SuggestionStatus } from '@waymark/contracts-community';
import { MAX_INTEGER } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface SuggestionRow extends Omit<AdminSuggestion, 'createdAt'> {
  createdAt: Date;
  rank: number;
}

const SUGGESTION_COLUMNS = sql`
  s.id, s.title, s.description, s.priority, s.category, s.created_at AS "createdAt", s.status, s.engine, s.rank,
  s.is_edited AS "isEdited", s.feedback_count AS "feedbackCount", s.version,
  coalesce((SELECT f.message FROM suggestion_feedback behind JOIN feedback f ON f.id = behind.feedback_id
            WHERE behind.suggestion_id = s.id ORDER BY behind.closeness DESC, behind.feedback_id LIMIT 1), '') AS "userFeedback"`;

const MOST_COUNTED = 1_000;
const FIRST = [MAX_INTEGER, MAX_INTEGER, MAX_INTEGER] as const;

type SuggestionPlace = readonly [rank: number, feedbackCount: number, id: number];

/** All SQL that reads suggestions for staff. */
@Injectable()
export class SuggestionRepository {
  constructor(private readonly database: Database) {}

  /** Returns a page, the most urgent suggestions first. */
  page(status: SuggestionStatus, after: SuggestionPlace | null, limit: number): Promise<SuggestionRow[]> {
    const [rank, count, id] = after ?? FIRST;
    return this.database.query<SuggestionRow>(sql`
      SELECT ${SUGGESTION_COLUMNS} FROM suggestion s
      WHERE s.status = ${status} AND (s.rank, s.feedback_count, s.id) < (${rank}::int, ${count}::int, ${id}::int)
      ORDER BY s.rank DESC, s.feedback_count DESC, s.id DESC LIMIT ${limit}`);
  }

  async count(status: SuggestionStatus): Promise<number> {
    const row = await this.database.one<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM (SELECT 1 FROM suggestion WHERE status = ${status} LIMIT ${MOST_COUNTED}) AS counted`);
    return row?.total ?? 0;
  }

  one(id: number, source: Pick<Tx, 'one'> = this.database): Promise<SuggestionRow | null> {
    return source.one<SuggestionRow>(sql`SELECT ${SUGGESTION_COLUMNS} FROM suggestion s WHERE s.id = ${id}`);
  }
}
