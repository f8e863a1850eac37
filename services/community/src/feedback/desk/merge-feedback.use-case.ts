import { Injectable } from '@nestjs/common';
import type { AdminFeedbackDetail } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import { Audit } from '../../audit/audit';
import { problem } from '../../problem';
import { DeskViews } from './desk-views';
import { DeskWriter } from './desk.writer';
import type { StaffActor } from './staff-actor';

/** Merges duplicate feedback, or undoes the merge. Idempotent. */
@Injectable()
export class MergeFeedback {
  constructor(
    private readonly database: Database,
    private readonly writer: DeskWriter,
    private readonly views: DeskViews,
    private readonly audit: Audit,
  ) {}

  /** `into` null: undoes the merge. */
  execute(id: number, into: number | null, actor: StaffActor): Promise<AdminFeedbackDetail> {
    return this.database.transaction(async (tx) => {
      const subjectId = into === null ? await this.part(tx, id) : await this.merge(tx, id, into);
      const answer = await this.views.detail(id, actor, tx);
      const act = into === null ? 'feedback.parted' : 'feedback.merged';
      const detail = into === null ? `feedback ${id}` : `feedback ${id} into ${into}`;
      await this.audit.add(tx, { actorId: actor.memberId, act, subjectId, detail, origin: actor.from });
      return answer;
    });
  }

  private async merge(tx: Tx, id: number, asked: number): Promise<number | null> {
    const rows = await this.writer.lock(tx, [id, asked]);
    const [row, target] = [id, asked].map((wanted) => rows.find((each) => each.id === wanted));
    if (!row || !target) throw problem('feedback.not-found');
    // Merges have one level only: merged feedback cannot be a target.
    const into = target.duplicateOf ?? target.id;
    if (into === id) throw problem('feedback.same');
    if (row.duplicateOf !== into) await this.writer.merge(tx, id, into);
    return row.memberId;
  }

  private async part(tx: Tx, id: number): Promise<number | null> {
    const [row] = await this.writer.lock(tx, [id]);
    if (!row) throw problem('feedback.not-found');
    if (row.duplicateOf !== null) await this.writer.part(tx, id);
    return row.memberId;
  }
}
