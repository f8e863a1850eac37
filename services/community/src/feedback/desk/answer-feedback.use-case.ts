import { Injectable } from '@nestjs/common';
import {
  type AdminFeedbackDetail,
  answerFeedback,
  PLAIN_EMAIL,
  plainEmailDue,
  type PlainEmail,
} from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { Idempotency, Outbox, type Tx } from '@waymark/service-kit';
import { Audit } from '../../audit/audit';
import { NoticeSeal } from '../../notification-email/notice-seal';
import { problem } from '../../problem';
import { DeskViews } from './desk-views';
import { DeskWriter, type Recipient } from './desk.writer';
import type { StaffActor } from './staff-actor';

const MOST_PARAGRAPHS = 30;

/**
 * Replies to feedback by email. The account service sends it. The email and the row that records it are stored in one
 * transaction.
 */
@Injectable()
export class AnswerFeedback {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: DeskWriter,
    private readonly views: DeskViews,
    private readonly outbox: Outbox,
    private readonly seal: NoticeSeal,
    private readonly audit: Audit,
  ) {}

  async execute(id: number, text: string, actor: StaffActor, key: string | null): Promise<AdminFeedbackDetail> {
    const scope = { key, memberId: actor.memberId, endpoint: answerFeedback.name, body: { id, text } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const [row] = await this.writer.lock(tx, [id]);
      if (!row) throw problem('feedback.not-found');
      const recipients = await this.writer.recipients(tx, id);
      if (recipients.length === 0) throw problem('feedback.no-address');
      const noteId = await this.writer.note(tx, id, 'answer', text, actor.memberId);
      for (const each of recipients) await this.send(tx, each, noteId, text);
      await this.writer.change(tx, id, row.status === 'done' ? {} : { status: 'answered' });
      const answer = await this.views.detail(id, actor, tx);
      await this.audit.add(tx, {
        actorId: actor.memberId,
        act: 'feedback.answered',
        subjectId: row.memberId,
        detail: `feedback ${id}, ${recipients.length} by mail`,
        origin: actor.from,
      });
      return { status: 201, body: answer };
    });
    return body;
  }

  private async send(tx: Tx, recipient: Recipient, noteId: number, text: string): Promise<void> {
    const { feedbackId, memberId } = recipient;
    const sealed = await this.seal.close(PLAIN_EMAIL, JSON.stringify(answerEmail(recipient, text)));
    const aggregateId = `feedback-${feedbackId}-answer-${noteId}`;
    await this.outbox.add(tx, plainEmailDue, { aggregateId, aggregateVersion: 1, data: { memberId, sealed } });
  }
}

/**
 * Builds the reply to a sender of feedback. Their text and ours are inserted as plain text; the subject contains only
 * our own.
 */
function answerEmail({ email, subject, sentAt }: Recipient, text: string): PlainEmail {
  const parts = text.split(/\n+/).filter((part) => part.trim() !== '');
  const shown = parts.slice(0, MOST_PARAGRAPHS - 1);
  const rest = parts.slice(MOST_PARAGRAPHS - 1);
  return {
    to: email,
    subject: 'our reply to your feedback',
    paragraphs: [
      `On ${dayWords(sentAt.toISOString())} you wrote to us about: “${subject}”. This is our reply:`,
      ...shown,
      ...(rest.length > 0 ? [rest.join(' ')] : []),
    ],
    closing:
      'You are getting this email because you sent us feedback. If you did not, someone typed your address by mistake. You do not need to do anything.',
  };
}
