import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { AUTHORITY_EMAIL, authorityEmailSchema, reportPassedOn } from '@waymark/contracts-maps';
import { CONFIG, Inbox, OnEvent, openText } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { reportPassedOnMail } from '../support/mail/templates/report-mails';

/** Emails an authority about a footpath in its care. */
@Controller()
export class ReportPassedOnConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @OnEvent(reportPassedOn)
  async handle(@Payload() event: EventEnvelope<EventData<typeof reportPassedOn>>): Promise<void> {
    await this.inbox.once('account.report-passed-on', event, async (tx) => {
      const text = await openText(this.config.IDENTITY_SECRET, AUTHORITY_EMAIL, event.data.sealed);
      const letter = authorityEmailSchema.parse(JSON.parse(text));
      await this.mails.add(tx, { to: letter.to, template: reportPassedOnMail(letter) });
    });
  }
}
