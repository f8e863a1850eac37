import { Injectable } from '@nestjs/common';
import type { AdminFeedbackDetail } from '@waymark/contracts-community';
import type { Identity } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../../problem';
import { toAdminFeedbackDetail } from './desk.mapper';
import { DeskRepository } from './desk.repository';

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
