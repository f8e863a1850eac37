import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { plainLetterDue } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { ownerLetterDue } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { PlainLetters } from './plain-letters';

/** Emails a reply to one person: to the address in the notification, or to a member's own. */
@Controller()
export class PlainLetterDueConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly letters: PlainLetters,
  ) {}

  @OnEvent(plainLetterDue)
  async handle(@Payload() event: EventEnvelope<EventData<typeof plainLetterDue>>): Promise<void> {
    await this.inbox.once('account.plain-letter-due', event, (tx) => this.letters.send(tx, event.data));
  }

  @OnEvent(ownerLetterDue)
  async handleOwner(@Payload() event: EventEnvelope<EventData<typeof ownerLetterDue>>): Promise<void> {
    await this.inbox.once('account.owner-letter-due', event, (tx) => this.letters.send(tx, event.data));
  }
}
