import type { TableDeclaration } from '@waymark/service-kit';

/** Member data in reports, cases, decisions and appeals. */
export const CASE_TABLES: readonly TableDeclaration[] = [
  {
    table: 'moderation_case',
    exported: { because: 'What was decided about your content is in your statements of reasons.' },
    erased: 'A case about the profile is deleted; others stay closed for the counts, without the member.',
    lateRows: 'A case begins without an author, and a slice that names one is asked whether they are still there.',
  },
  {
    table: 'moderation_decision',
    exported: { section: 'statements' },
    erased: 'Stays for the counts, without whose it was, who decided and which facts.',
    lateRows: 'Its author is that of the case, whose row is locked.',
  },
  {
    table: 'moderation_appeal',
    exported: { section: 'appeals' },
    erased: 'Stays for the counts, without the member and their words.',
  },
  {
    table: 'member_measure',
    exported: { because: 'What holds you back, and until when, is in your statements of reasons.' },
    erased: 'Deleted; a member of staff who leaves is taken out of what they decided.',
  },
  {
    table: 'member_standing',
    exported: { because: 'Whether account has done what your statements of reasons say.' },
    erased: 'Deleted.',
  },
  {
    table: 'revert',
    exported: { because: 'That a day of yours was taken back, and why, is in your statements of reasons.' },
    erased: 'Deleted, with its case.',
    lateRows: 'Written with its case, whose row is locked.',
  },
  {
    table: 'statement_try',
    holdsNobody: 'Wrong codes of the last hour, by a keyed hash of the address and the number that was asked for.',
  },
  { table: 'revert_answer', holdsNobody: 'What each slice took back of a day, by the number of its case.' },
  {
    table: 'moderation_signal',
    holdsNobody: 'What an automatic check noticed about content, by the number of its case.',
  },
  {
    table: 'staff_visit',
    member: 'member_id',
    exported: { because: 'When you last opened the start page of staff.' },
    erased: 'delete',
  },
  {
    table: 'audit_entry',
    exported: { section: 'community-staff-acts' },
    erased: 'The entry stays, because the log only grows; whom it was about and why is taken out of it.',
  },
  {
    table: 'moderation_report',
    member: 'member_id',
    exported: {
      id: 'content-reports',
      title: 'What you reported',
      about:
        'Content that you reported to staff, why, and when we told you the outcome. Its authors never learn who reported it. We keep your words for a year after the answer, then the reason alone.',
      columns: { reason: 'reason', words: 'words', at: 'created_at', toldAt: 'told_at' },
      orderBy: 'id',
    },
    erased: 'delete',
  },
];
