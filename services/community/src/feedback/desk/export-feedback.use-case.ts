import { Injectable } from '@nestjs/common';
import { FEEDBACK_STATUS_LABELS, FEEDBACK_TYPE_LABELS } from '@waymark/contracts-community';
import { Database } from '@waymark/service-kit';
import { stringify } from 'csv-stringify/sync';
import { Audit } from '../../audit/audit';
import type { FeedbackQuery } from './feedback-query.sql';
import { DeskRepository, type DeskRow } from './desk.repository';
import type { StaffActor } from './staff-actor';

const HEAD = [
  'Number',
  'Sent',
  'Kind',
  'Urgency',
  'Status',
  'Subject',
  'Message',
  'Page',
  'Email',
  'Same as others',
  'Tags',
];

const MOST = 5_000;

/** Exports feedback with people's text and addresses. The export fails if the log cannot record who made it. */
@Injectable()
export class ExportFeedback {
  constructor(
    private readonly database: Database,
    private readonly desk: DeskRepository,
    private readonly audit: Audit,
  ) {}

  execute(asked: FeedbackQuery, { memberId, from }: StaffActor): Promise<string> {
    return this.database.transaction(async (tx) => {
      const rows = await this.desk.page(asked, memberId, { most: MOST }, tx);
      const detail = `${rows.length} feedbacks as a table`;
      await this.audit.add(tx, { actorId: memberId, act: 'feedback.exported', subjectId: null, detail, origin: from });
      return feedbackCsv(rows);
    });
  }
}

/** Builds a CSV of plain text cells: anything that a spreadsheet would read as a formula starts with an apostrophe. */
function feedbackCsv(rows: readonly DeskRow[]): string {
  const cells = rows.map((row) => [
    row.id,
    row.createdAt.toISOString(),
    FEEDBACK_TYPE_LABELS[row.type],
    row.urgency ?? '',
    FEEDBACK_STATUS_LABELS[row.status],
    row.subject,
    row.message,
    row.pageUrl ?? '',
    row.userEmail ?? '',
    row.duplicates,
    row.tags.join(', '),
  ]);
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return stringify([HEAD, ...cells], { escape_formulas: true, bom: true });
}
