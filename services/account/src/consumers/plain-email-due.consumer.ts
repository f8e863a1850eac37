import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { plainEmailDue } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { ownerEmailDue } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { PlainEmails } from './plain-emails';

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
