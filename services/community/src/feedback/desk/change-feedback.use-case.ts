import { Injectable } from '@nestjs/common';
import {
  type AdminFeedbackDetail,
  FEEDBACK_STATUS_LABELS,
  type FeedbackChange,
  noteFeedback,
} from '@waymark/contracts-community';
import { Database, Idempotency } from '@waymark/service-kit';
import { Audit } from '../../audit/audit';
import { problem } from '../../problem';
import { DeskViews } from './desk-views';
import { DeskRepository } from './desk.repository';
import { DeskWriter } from './desk.writer';
import type { StaffActor } from './staff-actor';

/**
 * Changes the fields that staff set on a feedback entry. A change based on an outdated version is refused with the
 * current status.
 */
@Injectable()
export class ChangeFeedback {
  constructor(
    private readonly database: Database,
    private readonly desk: DeskRepository,
    private readonly writer: DeskWriter,
    private readonly views: DeskViews,
    private readonly audit: Audit,
  ) {}

  async execute(id: number, { version, ...change }: FeedbackChange, actor: StaffActor): Promise<AdminFeedbackDetail> {
    await this.requireColleague(change.assigneeId, actor);
    return this.database.transaction(async (tx) => {
      const [row] = await this.writer.lock(tx, [id]);
      if (!row) throw problem('feedback.not-found');
      if (row.version !== version)
        throw problem('feedback.changed', {
          detail: `It is now: ${FEEDBACK_STATUS_LABELS[row.status]}.`,
          extensions: { status: row.status, version: String(row.version) },
        });
      await this.writer.change(tx, id, change);
      const answer = await this.views.detail(id, actor, tx);
      await this.audit.add(tx, {
        actorId: actor.memberId,
        act: 'feedback.changed',
        subjectId: row.memberId,
        detail: detailOf(id, change),
        origin: actor.from,
      });
      return answer;
    });
  }

  private async requireColleague(id: number | null | undefined, actor: StaffActor): Promise<void> {
    if (id === undefined || id === null || id === actor.memberId) return;
    const colleagues = await this.desk.colleagues(actor.memberId);
    if (!colleagues.some((each) => each.id === id)) throw problem('feedback.no-such-colleague');
  }
}

function detailOf(id: number, { status, assigneeId, tags }: Omit<FeedbackChange, 'version'>): string {
  const changes = [
    status && `status ${status}`,
    assigneeId !== undefined && (assigneeId === null ? 'given to nobody' : `given to member ${assigneeId}`),
    tags && 'tags',
  ].filter(Boolean);
  return `feedback ${id}: ${changes.join(', ') || 'nothing'}`;
}

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
