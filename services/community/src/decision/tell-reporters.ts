import { Injectable } from '@nestjs/common';
import { type CaseAct, PLAIN_EMAIL, type PlainEmail, plainEmailDue } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import { NoticeSeal } from '../notification-email/notice-seal';
import { DecisionNotices } from '../notification/decision-notices';
import { REPORTER_MAIL, ReportRepository, type WaitingReporter } from '../content-report/report.repository';

type Outcome = CaseAct | 'gone';

const BECAME: Readonly<Record<Outcome, string>> = {
  keep: 'A member of our staff looked at it. It follows our rules, so it stays.',
  warn: 'A member of our staff looked at it. It stays, and its author was warned.',
  correct: 'A member of our staff looked at it and corrected it.',
  hide: 'A member of our staff looked at it and hid it from others.',
  remove: 'A member of our staff looked at it and removed it.',
  limit: 'A member of our staff looked at it, hid it from others, and limited what its author can post for some time.',
  suspend: 'A member of our staff looked at it, hid it from others, and suspended its author.',
  gone: 'It is no longer here. It was removed before our staff decided.',
};

/** Notifies each reporter of the outcome once: members on the site, visitors by email if they gave an address. */
@Injectable()
export class TellReporters {
  constructor(
    private readonly reports: ReportRepository,
    private readonly notices: DecisionNotices,
    private readonly seal: NoticeSeal,
    private readonly outbox: Outbox,
  ) {}

  async tell(tx: Tx, caseId: number, outcome: Outcome, decisionId: number | null): Promise<void> {
    for (const reporter of await this.reports.takeWaiting(tx, caseId)) {
      const { id, memberId, sealedMail } = reporter;
      if (memberId !== null) {
        const subject = `report:${id}:${decisionId ?? 'gone'}`;
        await this.notices.tell(tx, { memberId, type: 'report', subject, decisionId });
      } else if (sealedMail !== null) await this.write(tx, reporter, sealedMail, outcome);
    }
  }

  private async write(tx: Tx, { id }: WaitingReporter, sealedMail: string, outcome: Outcome): Promise<void> {
    const to = await this.seal.open(REPORTER_MAIL, sealedMail);
    if (to === null) return;
    const letter: PlainEmail = {
      to,
      subject: 'The outcome of your report',
      paragraphs: [
        'You told us about something on our site that should not be there.',
        BECAME[outcome],
        'Thank you for telling us.',
      ],
      closing: 'You are getting this one email because you gave your address with your report. We have not kept it.',
    };
    const sealed = await this.seal.close(PLAIN_EMAIL, JSON.stringify(letter));
    const data = { memberId: null, sealed };
    await this.outbox.add(tx, plainEmailDue, { aggregateId: `report-${id}`, aggregateVersion: 1, data });
  }
}
