import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberMeasured } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { MemberMeasures } from '../decision/member-measures';

/** Stores the reply of the account service that it has applied a decision about a member. */
@Controller()
export class MemberMeasuredConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly measures: MemberMeasures,
  ) {}

  @OnEvent(memberMeasured)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberMeasured>>): Promise<void> {
    const { memberId, number, isApplied } = event.data;
    await this.inbox.once('measured', event, (tx) => this.measures.measured(tx, memberId, number, isApplied));
  }
}
