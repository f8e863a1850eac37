import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Report, type ReportReceipt, sendReport } from '@waymark/contracts-community';
import { Idempotency, VISITOR } from '@waymark/service-kit';
import { CaseWriter } from '../case/case.writer';
import { NoticeSeal } from '../notification-email/notice-seal';
import { problem } from '../problem';
import { ReportLimit } from './report-limit';
import { REPORTER_MAIL, ReportRepository } from './report.repository';

interface From {
  memberId: number | null;
  origin: string;
}

@Injectable()
export class SendReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly limit: ReportLimit,
    private readonly cases: CaseWriter,
    private readonly reports: ReportRepository,
    private readonly seal: NoticeSeal,
  ) {}

  async execute(report: Report, { memberId, origin }: From, key: string | null): Promise<ReportReceipt> {
    const scope = { key, memberId: memberId ?? VISITOR, endpoint: sendReport.name, body: report };
    const senderKey = this.limit.keyOf(origin);
    // Members are notified on the site, so an email address in the hidden field is not stored.
    const mail = memberId === null ? report.email : null;
    const sealedMail = mail === null ? null : await this.seal.close(REPORTER_MAIL, mail);
    const { body } = await this.idempotency.run(scope, async (tx) => {
      await this.limit.check(tx, senderKey);
      const found = await this.cases.ofContent(tx, report);
      if (found.contentState === 'removed') throw problem('report.gone');
      const voice = memberId === null ? visitorVoice(senderKey, found.id) : `member-${memberId}`;
      const id = await this.reports.say(tx, found.id, report, { voice, memberId, sealedMail, senderKey });
      await this.cases.open(tx, found);
      return { status: 201, body: { id, isAnswered: memberId !== null || sealedMail !== null } };
    });
    return body;
  }
}

/** A hash that recognises a visitor within this case only. */
const visitorVoice = (senderKey: string, caseId: number): string =>
  createHash('sha256').update(`${caseId}\n${senderKey}`).digest('base64url');
