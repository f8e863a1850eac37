import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberChanged, memberRegistered } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

type Named = EventEnvelope<Pick<EventData<typeof memberChanged>, 'memberId' | 'displayName'>>;

/** Stores the newest public name of each member; ignores late and repeated events. */
@Controller()
export class MemberNamesConsumer {
  constructor(private readonly inbox: Inbox) {}

  @OnEvent(memberRegistered)
  async onRegistered(@Payload() event: EventEnvelope<EventData<typeof memberRegistered>>): Promise<void> {
    await this.inbox.once('member-name', event, async (tx) => {
      await store(tx, event);
      const { memberId } = event.data;
      await tx.query(sql`UPDATE member SET registered_at = ${event.time}::timestamptz WHERE id = ${memberId}`);
    });
  }

  @OnEvent(memberChanged)
  async onChanged(@Payload() event: EventEnvelope<EventData<typeof memberChanged>>): Promise<void> {
    await this.inbox.once('member-name', event, (tx) => store(tx, event));
  }
}

async function store(tx: Tx, { data, aggregateVersion }: Named): Promise<void> {
  await tx.query(sql`
    INSERT INTO member AS known (id, display_name, version) VALUES (${data.memberId}, ${data.displayName}, ${aggregateVersion})
    ON CONFLICT (id) DO UPDATE SET display_name = excluded.display_name, version = excluded.version
    WHERE excluded.version > known.version`);
}
