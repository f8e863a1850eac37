import type { TableDeclaration } from '@waymark/service-kit';

const WORK = { because: 'Work of staff, as staff.' };

/** Notes on a member's feedback. FeedbackPrivacy exports them; they are deleted with the feedback. */
export const FEEDBACK_NOTE_TABLE: TableDeclaration = {
  table: 'feedback_note',
  exported: { section: 'feedback-notes' },
  erased: 'Goes with the feedback that it is about.',
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
    erased: 'Made anew from the feedback of the others; without any it is deleted.',
  },
  {
    table: 'suggestion_feedback',
    exported: { because: 'Which feedback belongs together.' },
    erased: 'Goes with the feedback.',
  },
];
