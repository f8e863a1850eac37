import type { AdminFeedback, AdminFeedbackDetail, Colleague, FeedbackNote } from '@waymark/contracts-community';
import type { Identity } from '@waymark/contracts-core';
import type { DeskMoreRow, DeskRow, WholeDeskRow } from './desk-row';

/** Maps a feedback entry for `reader`. Only admins see email addresses, as in the list of members. */
export function toAdminFeedback(row: DeskRow, reader: Pick<Identity, 'role'>): AdminFeedback {
  const { memberId, assigneeId, assigneeName, userEmail, createdAt, ...same } = row;
  return {
    ...same,
    createdAt: createdAt.toISOString(),
    userEmail: reader.role === 'admin' ? userEmail : null,
    assignee: colleague(assigneeId, assigneeName),
    canAnswer: userEmail !== null || memberId !== null,
  };
}

export function toAdminFeedbackDetail(
  { suggestionId, suggestionTitle, userAgent, duplicateOf, ...row }: WholeDeskRow,
  more: readonly DeskMoreRow[],
  reader: Pick<Identity, 'role'>,
): AdminFeedbackDetail {
  return {
    ...toAdminFeedback(row, reader),
    userAgent,
    duplicateOf,
    suggestion: suggestionId === null ? null : { id: suggestionId, title: suggestionTitle ?? '' },
    notes: more.filter(({ kind }) => kind !== 'merged').map(toNote),
    merged: more
      .filter(({ kind }) => kind === 'merged')
      .map(({ id, subject, text, createdAt }) => ({ id, subject, message: text, createdAt: createdAt.toISOString() })),
  };
}

const toNote = ({ id, kind, authorId, authorName, text, createdAt }: DeskMoreRow): FeedbackNote => ({
  id,
  kind: kind === 'answer' ? 'answer' : 'note',
  author: colleague(authorId, authorName),
  text,
  createdAt: createdAt.toISOString(),
});

const colleague = (id: number | null, name: string | null): Colleague | null => (id === null ? null : { id, name });
