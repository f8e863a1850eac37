import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { contentReported } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { AUTHORITY_EMAIL, authorityEmailSchema, reportPassedOn } from '@waymark/contracts-maps';
import {
  QUESTION_EMAIL,
  questionEmailSchema,
  reviewReported,
  supportServiceAsked,
  supportServiceSuggested,
} from '@waymark/contracts-reviews';
import { CONFIG, Inbox, OnEvent, openText } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import {
  contentReportedMail,
  reportPassedOnMail,
  reviewReportedMail,
  serviceAskedMail,
  serviceSuggestedMail,
} from '../support/mail/templates/report-mails';

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

/** Emails the operator about a review reported through the older API, which does not add it to the moderation queue. */
@Controller()
export class ReviewReportedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @OnEvent(reviewReported)
  async handle(@Payload() event: EventEnvelope<EventData<typeof reviewReported>>): Promise<void> {
    const to = this.config.OPERATOR_EMAIL;
    await this.inbox.once('account.review-reported', event, async (tx) => {
      if (to === undefined) return;
      await this.mails.add(tx, { to, template: reviewReportedMail(event.data, this.config.PUBLIC_ORIGIN) });
    });
  }
}

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

/** Emails the operator about a suggested support service, because staff have no queue for suggestions yet. */
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
