import type { AdminFeedback } from '@waymark/contracts-community';
import sql from 'sql-template-tag';

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

export const DESK_COLUMNS = sql`
  f.id, f.type, f.subject, f.message, f.urgency, f.created_at AS "createdAt", f.user_email AS "userEmail",
  f.page_path AS "pageUrl", f.error_logs AS "errorLogs", f.tags, f.status, f.version, f.is_suspected AS "isSuspected",
  f.member_id AS "memberId", f.assignee_id AS "assigneeId",
  (SELECT display_name FROM member WHERE member.id = f.member_id) AS "userName",
  (SELECT display_name FROM member WHERE member.id = f.assignee_id) AS "assigneeName",
  (SELECT count(*)::int FROM feedback d WHERE d.duplicate_of = f.id) AS duplicates`;
