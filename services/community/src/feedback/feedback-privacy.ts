import { Injectable } from '@nestjs/common';
import type { ExportSection } from '@waymark/contracts-core';
import { Database, exportRows, type TableDeclaration } from '@waymark/service-kit';
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

const WORK = { because: 'What you wrote in your work as staff.' };

/** Notes on a member's feedback. FeedbackPrivacy exports them; they are deleted with the feedback. */
export const FEEDBACK_NOTE_TABLE: TableDeclaration = {
  table: 'feedback_note',
  exported: { section: 'feedback-notes' },
  erased: 'Deleted with the feedback that it is about.',
};

/** Member data in the staff desk for feedback and in suggestions. */
export const FEEDBACK_DESK_TABLES: readonly TableDeclaration[] = [
  { table: 'feedback', member: 'assignee_id', exported: WORK, erased: 'forget' },
  { table: 'feedback_note', member: 'author_id', exported: WORK, erased: 'forget' },
  { table: 'suggestion_run', member: 'asked_by', exported: WORK, erased: 'forget' },
  { table: 'heard', member: 'published_by', exported: WORK, erased: 'forget' },
  {
    table: 'suggestion',
    exported: { because: 'Quotes feedback, which is in the section about it.' },
    erased: 'Rewritten from other people’s feedback. Deleted if there is none.',
  },
  {
    table: 'suggestion_feedback',
    exported: { because: 'Which feedback belongs together.' },
    erased: 'Deleted with the feedback.',
  },
];
