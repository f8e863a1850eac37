import type { AdminFeedback } from '@waymark/contracts-community';
import sql from 'sql-template-tag';

/** A feedback with the names of who wrote it and who sees to it. */
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

/** What staff wrote about it, or what was merged into it. */
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
