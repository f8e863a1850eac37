import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberMeasured } from '@waymark/contracts-account';
import { memberDecided } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent, Outbox } from '@waymark/service-kit';
import { SessionCache } from '../session/session-cache';
import { MemberStanding } from '../staff/member-standing';

/** Applies staff decisions that restrict members, and confirms them. */
@Controller()
export class MemberDecidedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly standing: MemberStanding,
    private readonly outbox: Outbox,
    private readonly cache: SessionCache,
  ) {}

  @OnEvent(memberDecided)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberDecided>>): Promise<void> {
    const { memberId, number } = event.data;
    let sessions: { ended: string[]; changed: string[] } = { ended: [], changed: [] };
    await this.inbox.once('account.member-decided', event, async (tx) => {
      const done = await this.standing.become(tx, event.data);
      // An outdated decision changes nothing; a newer one was already confirmed.
      if (done === 'overtaken') return;
      sessions = done;
      const data = { memberId, number, isApplied: done.isApplied };
      await this.outbox.add(tx, memberMeasured, { aggregateId: memberId, aggregateVersion: number, data });
    });
    await Promise.all(sessions.ended.map((hash) => this.cache.revoke(hash)));
    await Promise.all(sessions.changed.map((hash) => this.cache.forget(hash)));
  }
}
