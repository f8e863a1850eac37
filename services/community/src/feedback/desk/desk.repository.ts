import { Injectable } from '@nestjs/common';
import {
  type AdminFeedback,
  type Colleague,
  FEEDBACK_DESK_LIMITS,
  MOST_FEEDBACK_COUNTED,
} from '@waymark/contracts-community';
import { MAX_INTEGER } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { feedbackConditions, type FeedbackQuery } from './feedback-query.sql';

/** A feedback entry with the names of its sender and its assignee. */
export interface DeskRow extends Omit<AdminFeedback, 'createdAt' | 'assignee' | 'canAnswer'> {
  createdAt: Date;
  memberId: number | null;
  assigneeId: number | null;
  assigneeName: string | null;
}

export interface WholeDeskRow extends DeskRow {
  userAgent: string | null;
  duplicateOf: number | null;
  suggestionId: number | null;
  suggestionTitle: string | null;
}

/** A staff note or answer, or a feedback entry merged into this one. */
export interface DeskMoreRow {
  kind: string;
  id: number;
  authorId: number | null;
  authorName: string | null;
  subject: string;
  text: string;
  createdAt: Date;
}

const DESK_COLUMNS = sql`
  f.id, f.type, f.subject, f.message, f.urgency, f.created_at AS "createdAt", f.user_email AS "userEmail",
  f.page_path AS "pageUrl", f.error_logs AS "errorLogs", f.tags, f.status, f.version, f.is_suspected AS "isSuspected",
  f.member_id AS "memberId", f.assignee_id AS "assigneeId",
  (SELECT display_name FROM member WHERE member.id = f.member_id) AS "userName",
  (SELECT display_name FROM member WHERE member.id = f.assignee_id) AS "assigneeName",
  (SELECT count(*)::int FROM feedback d WHERE d.duplicate_of = f.id) AS duplicates`;

const mergedInto = (id: number): Sql => sql`
  (SELECT 'merged', d.id, NULL, NULL, d.subject, d.message, d.created_at, -d.id
   FROM feedback d WHERE d.duplicate_of = ${id} ORDER BY d.id DESC LIMIT ${FEEDBACK_DESK_LIMITS.shownDuplicates})`;

type Source = Pick<Tx, 'one' | 'query'>;

/** All SQL that reads feedback for staff. */
@Injectable()
export class DeskRepository {
  constructor(private readonly database: Database) {}

  page(
    asked: FeedbackQuery,
    reader: number,
    { before = null, most }: { before?: number | null; most: number },
    source: Source = this.database,
  ): Promise<DeskRow[]> {
    const part = { before: before ?? MAX_INTEGER, most };
    return source.query<DeskRow>(sql`
      SELECT ${DESK_COLUMNS} FROM (${feedbackConditions(asked, reader, part)}) AS asked
      JOIN feedback f ON f.id = asked.id ORDER BY f.id DESC`);
  }

  /** Counts the matches, up to MOST_FEEDBACK_COUNTED. */
  async count(asked: FeedbackQuery, reader: number): Promise<number> {
    const part = { before: MAX_INTEGER, most: MOST_FEEDBACK_COUNTED };
    const row = await this.database.one<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM (${feedbackConditions(asked, reader, part)}) AS counted`);
    return row?.total ?? 0;
  }

  one(id: number, source: Source = this.database): Promise<WholeDeskRow | null> {
    return source.one<WholeDeskRow>(sql`
      SELECT ${DESK_COLUMNS}, f.user_agent AS "userAgent", f.duplicate_of AS "duplicateOf",
        suggestion.id AS "suggestionId", suggestion.title AS "suggestionTitle"
      FROM feedback f
      LEFT JOIN suggestion_feedback behind ON behind.feedback_id = f.id
      LEFT JOIN suggestion ON suggestion.id = behind.suggestion_id
      WHERE f.id = ${id}`);
  }

  /** Returns staff notes and replies, oldest first, and merged feedback, latest first. */
  more(id: number, source: Source = this.database): Promise<DeskMoreRow[]> {
    return source.query<DeskMoreRow>(sql`
      SELECT note.kind, note.id, note.author_id AS "authorId", member.display_name AS "authorName", '' AS subject, note.text,
        note.created_at AS "createdAt", note.id AS place
      FROM feedback_note note LEFT JOIN member ON member.id = note.author_id WHERE note.feedback_id = ${id}
      UNION ALL
      ${mergedInto(id)}
      ORDER BY place`);
  }

  /** Returns the people who work on feedback, always including `self`. */
  colleagues(self: number): Promise<Colleague[]> {
    return this.database.query<Colleague>(sql`
      SELECT coalesce(worker.id, 0) AS id, member.display_name AS name
      FROM (SELECT author_id AS id FROM feedback_note WHERE author_id IS NOT NULL
            UNION SELECT assignee_id FROM feedback WHERE assignee_id IS NOT NULL
            UNION SELECT ${self}::int) AS worker
      LEFT JOIN member ON member.id = worker.id ORDER BY member.display_name, worker.id`);
  }
}
