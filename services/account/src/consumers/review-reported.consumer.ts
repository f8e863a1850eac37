import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewReported } from '@waymark/contracts-reviews';
import { CONFIG, Inbox, OnEvent } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { reviewReportedMail } from '../support/mail/templates/report-mails';

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
