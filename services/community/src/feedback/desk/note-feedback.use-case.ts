import { Injectable } from '@nestjs/common';
import { type AdminFeedbackDetail, noteFeedback } from '@waymark/contracts-community';
import { Idempotency } from '@waymark/service-kit';
import { Audit } from '../../audit/audit';
import { problem } from '../../problem';
import { DeskViews } from './desk-views';
import { DeskWriter } from './desk.writer';
import type { StaffActor } from './staff-actor';

/** Adds a note for colleagues. */
@Injectable()
export class NoteFeedback {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: DeskWriter,
    private readonly views: DeskViews,
    private readonly audit: Audit,
  ) {}

  async execute(id: number, text: string, actor: StaffActor, key: string | null): Promise<AdminFeedbackDetail> {
    const scope = { key, memberId: actor.memberId, endpoint: noteFeedback.name, body: { id, text } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const [row] = await this.writer.lock(tx, [id]);
      if (!row) throw problem('feedback.not-found');
      await this.writer.note(tx, id, 'note', text, actor.memberId);
      const answer = await this.views.detail(id, actor, tx);
      const { memberId: actorId, from: origin } = actor;
      const detail = `feedback ${id}`;
      await this.audit.add(tx, { actorId, act: 'feedback.noted', subjectId: row.memberId, detail, origin });
      return { status: 201, body: answer };
    });
    return body;
  }
}
