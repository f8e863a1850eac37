import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { NotificationWriter } from './notification-writer';

export interface DecisionNotice {
  memberId: number;
  type: 'report' | 'statement';
  /** Once of each. */
  subject: string;
  /** Null: the content was found gone. */
  decisionId: number | null;
}

/** What staff decided, told to one member in their list: it comes from nobody, so no block or mute keeps it away. */
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
