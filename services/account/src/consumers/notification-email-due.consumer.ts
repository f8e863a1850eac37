import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { notificationEmailDue, NOTICE_EMAIL, noticeEmailSchema } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { CONFIG, Inbox, OnEvent, openText } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { EmailRepository } from '../member/email.repository';
import { MailQueue } from '../support/mail/mail-queue';
import { happenedMail } from '../support/mail/templates/notice-mails';

/** Emails members about events; only active members with a verified address. */
@Controller()
export class NotificationEmailDueConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly emails: EmailRepository,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @OnEvent(notificationEmailDue)
  async handle(@Payload() event: EventEnvelope<EventData<typeof notificationEmailDue>>): Promise<void> {
    const { memberId, sealed } = event.data;
    await this.inbox.once('account.letter-due', event, async (tx) => {
      const to = await this.emails.provenOf(tx, memberId);
      if (to === null) return;
      const text = await openText(this.config.IDENTITY_SECRET, NOTICE_EMAIL, sealed);
      const letter = noticeEmailSchema.parse(JSON.parse(text));
      await this.mails.add(tx, { to, memberId, template: happenedMail(letter, this.config.PUBLIC_ORIGIN) });
    });
  }
}
