import { Injectable } from '@nestjs/common';
import type { ExportSection } from '@waymark/contracts-core';
import { Database, exportRows } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** Exports the notes that staff wrote about a member's feedback. */
@Injectable()
export class FeedbackPrivacy {
  constructor(private readonly database: Database) {}

  async written(memberId: number): Promise<ExportSection> {
    const rows = await exportRows(
      this.database,
      sql`SELECT note.feedback_id AS "feedback", note.kind, note.text, note.created_at AS "at"
          FROM feedback_note note JOIN feedback ON feedback.id = note.feedback_id
          WHERE feedback.member_id = ${memberId} ORDER BY note.id`,
    );
    return {
      id: 'feedback-notes',
      title: 'What we wrote about your feedback',
      about:
        'Our replies, and the notes that we made while we worked on it. We delete notes two years after they were written.',
      rows,
    };
  }
}
