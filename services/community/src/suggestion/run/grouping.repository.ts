import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { FeedbackLine, KnownGroup } from '../engine/suggestion-engine';

const KNOWN_GROUPS = 200;
const KNOWN_LINES = 4;
const DAYS = 180;

/** All SQL that reads for a run. */
@Injectable()
export class GroupingRepository {
  constructor(private readonly database: Database) {}

  /** Returns the newest feedback that belongs to no suggestion yet. */
  async lines(most: number): Promise<FeedbackLine[]> {
    return this.database.query<FeedbackLine>(sql`
      SELECT f.id, f.subject, f.message, member.display_name AS "userName"
      FROM feedback f LEFT JOIN member ON member.id = f.member_id
      WHERE f.duplicate_of IS NULL AND NOT f.is_suspected AND f.status <> 'done'
        AND f.created_at > now() - make_interval(days => ${DAYS})
        AND NOT EXISTS (SELECT 1 FROM suggestion_feedback behind WHERE behind.feedback_id = f.id)
      ORDER BY f.id DESC LIMIT ${most}`);
  }

  /**
   * Returns the latest suggestions to which feedback can be added, each with its most typical feedback. Includes
   * dismissed ones, because similar new feedback must go there.
   */
  async known(): Promise<KnownGroup[]> {
    const rows = await this.database.query<{ id: number; title: string; subject: string; message: string }>(sql`
      SELECT id, title, subject, message FROM (
        SELECT s.id, s.title, f.subject, f.message,
          row_number() OVER (PARTITION BY s.id ORDER BY behind.closeness DESC, f.id) AS place
        FROM suggestion s
        JOIN suggestion_feedback behind ON behind.suggestion_id = s.id
        JOIN feedback f ON f.id = behind.feedback_id
        WHERE s.id IN (SELECT id FROM suggestion ORDER BY id DESC LIMIT ${KNOWN_GROUPS})) AS ranked
      WHERE place <= ${KNOWN_LINES} ORDER BY id, place`);
    const groups = new Map<number, KnownGroup>();
    for (const { id, title, subject, message } of rows) {
      const group = groups.get(id) ?? { id, title, lines: [] };
      group.lines.push({ subject, message });
      groups.set(id, group);
    }
    return [...groups.values()];
  }
}
