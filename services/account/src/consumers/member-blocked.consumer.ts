import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberBlocked } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import sql from 'sql-template-tag';

type Blocked = EventEnvelope<EventData<typeof memberBlocked>>;

/** Stores who blocked whom, to hide their profiles from each other. Ignores members who have left. */
@Controller()
export class MemberBlockedConsumer {
  constructor(private readonly inbox: Inbox) {}

  @OnEvent(memberBlocked)
  async handle(@Payload() event: Blocked): Promise<void> {
    const { memberId, blockedId, isBlocked } = event.data;
    await this.inbox.once('account.blocks', event, async (tx) => {
      await tx.query(sql`
        INSERT INTO member_block AS known (member_id, blocked_id, is_blocked, version)
        SELECT one.id, other.id, ${isBlocked}::boolean, ${event.aggregateVersion}::int
        FROM "user" one JOIN "user" other ON other.id = ${blockedId} WHERE one.id = ${memberId}
        ON CONFLICT (member_id, blocked_id) DO UPDATE SET is_blocked = excluded.is_blocked, version = excluded.version
        WHERE excluded.version > known.version`);
    });
  }
}
