import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { QUESTION_EMAIL, questionEmailSchema, supportServiceAsked } from '@waymark/contracts-reviews';
import { CONFIG, Inbox, OnEvent, openText } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { serviceAskedMail } from '../support/mail/templates/report-mails';

/** Asks a support service by email whether its entry is still correct. */
@Controller()
export class ServiceAskedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @OnEvent(supportServiceAsked)
  async handle(@Payload() event: EventEnvelope<EventData<typeof supportServiceAsked>>): Promise<void> {
    const { sealed, isReminder } = event.data;
    await this.inbox.once('account.service-asked', event, async (tx) => {
      const text = await openText(this.config.IDENTITY_SECRET, QUESTION_EMAIL, sealed);
      const letter = questionEmailSchema.parse(JSON.parse(text));
      const template = serviceAskedMail(letter, isReminder, this.config.PUBLIC_ORIGIN);
      await this.mails.add(tx, { to: letter.to, template });
    });
  }
}
