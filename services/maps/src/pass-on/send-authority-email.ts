import { Inject, Injectable } from '@nestjs/common';
import {
  AUTHORITY_EMAIL,
  type AuthorityEmail,
  type EmailReport,
  emailSubject,
  reportFacts,
  reportPassedOn,
} from '@waymark/contracts-maps';
import { CONFIG, Database, Outbox, sealText } from '@waymark/service-kit';
import type { MapsConfig } from '../config';
import { ReportWriter } from '../report/report.writer';
import { authorityNames, type Authority } from '../authority/authority';
import { HandoverRepository, type HeldHandover } from '../authority/handover.repository';

/**
 * Emails an authority. One transaction stores the email and the mark that it was sent; the account service sends it.
 */
@Injectable()
export class SendAuthorityEmail {
  constructor(
    private readonly database: Database,
    private readonly handovers: HandoverRepository,
    private readonly writer: ReportWriter,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<MapsConfig, 'IDENTITY_SECRET'>,
  ) {}

  async send(
    handover: HeldHandover,
    authority: Authority,
    { report, link }: { report: EmailReport; link: string },
    now: Date,
  ): Promise<void> {
    const email: AuthorityEmail = {
      to: authority.email ?? '',
      authority: authority.name,
      subject: emailSubject(report),
      facts: reportFacts(report, link).split('\n'),
      description: report.description.split(/\n+/),
      link,
    };
    const sealed = await sealText(this.config.IDENTITY_SECRET, AUTHORITY_EMAIL, JSON.stringify(email));
    const names = authorityNames(authority);
    const sent = {
      ...handover,
      ...names,
      state: 'sent',
      sentAt: now,
      updatedAt: now,
      tries: 0,
      nextTryAt: null,
    } as const;
    await this.database.transaction(async (tx) => {
      if (!(await this.handovers.store(tx, handover, sent, false))) return;
      const version = await this.writer.correct(tx, report.id, {});
      const data = { reportId: report.id, sealed };
      await this.outbox.add(tx, reportPassedOn, { aggregateId: report.id, aggregateVersion: version, data });
    });
  }
}
