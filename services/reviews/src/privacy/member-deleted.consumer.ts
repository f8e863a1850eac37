import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberDeleted } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewsMemberErased } from '@waymark/contracts-reviews';
import { MemberErasure, OnEvent } from '@waymark/service-kit';
import { EraseMember } from './erase-member';

@Controller()
export class MemberDeletedConsumer {
  constructor(
    private readonly erasure: MemberErasure,
    private readonly eraseMember: EraseMember,
  ) {}

  @OnEvent(memberDeleted)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberDeleted>>): Promise<void> {
    const { memberId, reviews } = event.data;
    await this.erasure.run(event, {
      answer: reviewsMemberErased,
      erase: (tx) => this.eraseMember.run(tx, memberId, reviews),
    });
  }
}
