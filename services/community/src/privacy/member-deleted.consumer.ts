import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberDeleted } from '@waymark/contracts-account';
import { communityMemberErased } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { MemberErasure, OnEvent } from '@waymark/service-kit';
import { MemberFeedback } from './member-feedback';

@Controller()
export class MemberDeletedConsumer {
  constructor(
    private readonly erasure: MemberErasure,
    private readonly feedback: MemberFeedback,
  ) {}

  @OnEvent(memberDeleted)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberDeleted>>): Promise<void> {
    await this.erasure.run(event, {
      answer: communityMemberErased,
      erase: (tx) => this.feedback.remove(tx, event.data.memberId),
    });
  }
}
