import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { contentReported } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { CONFIG, Inbox, OnEvent } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { contentReportedMail } from '../support/mail/templates/report-mails';

/** Emails the operator about new content in the moderation queue, because nobody checks it daily on a small site. */
@Controller()
export class ContentReportedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @OnEvent(contentReported)
  async handle(@Payload() event: EventEnvelope<EventData<typeof contentReported>>): Promise<void> {
    const to = this.config.OPERATOR_EMAIL;
    await this.inbox.once('account.content-reported', event, async (tx) => {
      if (to === undefined) return;
      await this.mails.add(tx, { to, template: contentReportedMail(event.data, this.config.PUBLIC_ORIGIN) });
    });
  }
}
