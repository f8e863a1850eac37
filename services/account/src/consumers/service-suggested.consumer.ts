import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { supportServiceSuggested } from '@waymark/contracts-reviews';
import { CONFIG, Inbox, OnEvent } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { serviceSuggestedMail } from '../support/mail/templates/report-mails';

/** Emails the operator about a suggested support service, until staff have a queue for suggestions. */
@Controller()
export class ServiceSuggestedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @OnEvent(supportServiceSuggested)
  async handle(@Payload() event: EventEnvelope<EventData<typeof supportServiceSuggested>>): Promise<void> {
    const to = this.config.OPERATOR_EMAIL;
    await this.inbox.once('account.service-suggested', event, async (tx) => {
      if (to === undefined) return;
      await this.mails.add(tx, { to, template: serviceSuggestedMail(event.data, this.config.PUBLIC_ORIGIN) });
    });
  }
}
