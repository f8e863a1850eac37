import { Injectable } from '@nestjs/common';
import { activityOfDayOf, bulkUndoDecided } from '@waymark/contracts-community';
import type { ContentState, BulkUndoKind } from '@waymark/contracts-core';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { LockedCase } from '../case/case-row';
import { CaseWriter } from '../case/case.writer';

interface Decided {
  number: number;
  state: ContentState;
  statementId: number;
}

/** Publishes the event that tells every service to undo or restore a member's activity on one day. */
@Injectable()
export class TellBulkUndos {
  constructor(
    private readonly outbox: Outbox,
    private readonly cases: CaseWriter,
  ) {}

  async tell(tx: Tx, { id, contentId }: LockedCase, { number, state, statementId }: Decided): Promise<void> {
    const about = activityOfDayOf(contentId);
    const row = await tx.one<{ leftOut: BulkUndoKind[] }>(
      sql`SELECT left_out AS "leftOut" FROM revert WHERE case_id = ${id}`,
    );
    if (!about || !row) throw new Error('A decision about a day that is not there.');
    const aggregateVersion = await this.cases.nextVersion(tx, id);
    const data = { ...about, revertId: id, number, leftOut: row.leftOut, statementId };
    await this.outbox.add(tx, bulkUndoDecided, {
      aggregateId: id,
      aggregateVersion,
      data: { ...data, state: state === 'shown' ? 'undone' : 'reverted' },
    });
  }
}
