import { Controller, Inject, Injectable } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  NOTICE_EMAIL,
  noticeEmailSchema,
  notificationEmailDue,
  PLAIN_EMAIL,
  plainEmailDue,
  plainEmailSchema,
} from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { ownerEmailDue } from '@waymark/contracts-reviews';
import { CONFIG, Inbox, OnEvent, openText, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { EmailRepository } from '../member/email.repository';
import { MailQueue } from '../support/mail/mail-queue';
import { happenedMail, plainMail } from '../support/mail/templates/notice-mails';

interface Sealed {
  memberId: number | null;
  sealed: string;
}

/** Sends an encrypted notification email of another slice to the address in it, or to a member's own. */
@Injectable()
export class PlainEmails {
  constructor(
    private readonly emails: EmailRepository,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async send(tx: Tx, { memberId, sealed }: Sealed): Promise<void> {
    const text = await openText(this.config.IDENTITY_SECRET, PLAIN_EMAIL, sealed);
    const letter = plainEmailSchema.parse(JSON.parse(text));
    const to = letter.to ?? (memberId === null ? null : await this.emails.contactOf(tx, memberId));
    if (to === null) return;
    const whose = memberId === null ? {} : { memberId };
    await this.mails.add(tx, { to, ...whose, template: plainMail(letter, this.config.PUBLIC_ORIGIN) });
  }
}

/** Emails a reply to one person: to the address in the notification, or to a member's own. */
@Controller()
export class PlainEmailDueConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly emails: PlainEmails,
  ) {}

  @OnEvent(plainEmailDue)
  async handle(@Payload() event: EventEnvelope<EventData<typeof plainEmailDue>>): Promise<void> {
    await this.inbox.once('account.plain-letter-due', event, (tx) => this.emails.send(tx, event.data));
  }

  @OnEvent(ownerEmailDue)
  async handleOwner(@Payload() event: EventEnvelope<EventData<typeof ownerEmailDue>>): Promise<void> {
    await this.inbox.once('account.owner-letter-due', event, (tx) => this.emails.send(tx, event.data));
  }
}

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
