import { Injectable } from '@nestjs/common';
import type { AdminFeedback, AdminFeedbackDetail, Colleague, FeedbackNote } from '@waymark/contracts-community';
import type { Identity } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../../problem';
import { type DeskMoreRow, DeskRepository, type DeskRow, type WholeDeskRow } from './desk.repository';

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

function toAdminFeedbackDetail(
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

/** Maps feedback to the response, after a read and after each action. */
@Injectable()
export class DeskViews {
  constructor(private readonly desk: DeskRepository) {}

  async detail(id: number, reader: Identity, tx?: Tx): Promise<AdminFeedbackDetail> {
    const row = await this.desk.one(id, tx);
    if (!row) throw problem('feedback.not-found');
    return toAdminFeedbackDetail(row, await this.desk.more(id, tx), reader);
  }
}
