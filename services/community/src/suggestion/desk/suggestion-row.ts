import type { AdminSuggestion } from '@waymark/contracts-community';
import sql from 'sql-template-tag';

export interface SuggestionRow extends Omit<AdminSuggestion, 'createdAt'> {
  createdAt: Date;
  rank: number;
}

export const SUGGESTION_COLUMNS = sql`
  s.id, s.title, s.description, s.priority, s.category, s.created_at AS "createdAt", s.status, s.engine, s.rank,
  s.is_edited AS "isEdited", s.feedback_count AS "feedbackCount", s.version,
  coalesce((SELECT f.message FROM suggestion_feedback behind JOIN feedback f ON f.id = behind.feedback_id
            WHERE behind.suggestion_id = s.id ORDER BY behind.closeness DESC, behind.feedback_id LIMIT 1), '') AS "userFeedback"`;
