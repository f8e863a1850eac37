import { Injectable } from '@nestjs/common';
import type { BulkUndo } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { type MemberDate, type BulkUndoReader, toBulkUndo } from './bulk-undo.mapper';
import { BulkUndoRepository } from './bulk-undo.repository';

/** Shows staff a bulk undo: a member's activity on one day and the decisions about it. */
@Injectable()
export class BulkUndoViews {
  constructor(private readonly bulkUndo: BulkUndoRepository) {}

  async one({ memberId, day }: MemberDate, reader: BulkUndoReader, tx?: Tx): Promise<BulkUndo> {
    const row = await this.bulkUndo.find(memberId, day, tx);
    if (!row) throw problem('person.not-found');
    const answers = row.caseId === null ? [] : await this.bulkUndo.answers(row.caseId, tx);
    return toBulkUndo({ memberId, day }, row, answers, reader);
  }
}
