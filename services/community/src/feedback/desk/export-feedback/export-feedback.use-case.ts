import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { Audit } from '../../../audit/audit';
import type { AskedFeedback } from '../asked-feedback.sql';
import { DeskRepository } from '../desk.repository';
import type { StaffActor } from '../staff-actor';
import { feedbackCsv } from './feedback-csv';

const MOST = 5_000;

/** A table that leaves the site with people's words and addresses: who took it stands in the log, or nobody gets it. */
@Injectable()
export class ExportFeedback {
  constructor(
    private readonly database: Database,
    private readonly desk: DeskRepository,
    private readonly audit: Audit,
  ) {}

  execute(asked: AskedFeedback, { memberId, from }: StaffActor): Promise<string> {
    return this.database.transaction(async (tx) => {
      const rows = await this.desk.page(asked, memberId, { most: MOST }, tx);
      const detail = `${rows.length} feedbacks as a table`;
      await this.audit.add(tx, { actorId: memberId, act: 'feedback.exported', subjectId: null, detail, origin: from });
      return feedbackCsv(rows);
    });
  }
}
