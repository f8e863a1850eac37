import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { NotificationWriter } from './notification-writer';

export interface DecisionNotice {
  memberId: number;
  type: 'report' | 'statement';
  /** A member is notified once of each subject. */
  subject: string;
  /** Null if there was no decision because the content no longer existed. */
  decisionId: number | null;
}

/** Notifies a member of a moderation decision. The notification has no sender, so no block or mute hides it. */
@Injectable()
export class DecisionNotices {
  constructor(private readonly writer: NotificationWriter) {}

  async tell(tx: Tx, { memberId, type, subject, decisionId }: DecisionNotice): Promise<void> {
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO notification (member_id, type, subject, decision_id, version)
      VALUES (${memberId}, ${type}, ${subject}, ${decisionId}, 1) ON CONFLICT DO NOTHING RETURNING id`);
    if (row) await this.writer.announce(tx, row.id, memberId);
  }
}
