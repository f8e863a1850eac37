import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import sql from 'sql-template-tag';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { topReviewerChanged } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';

/** Stores who has the top reviewer's badge. */
@Controller()
export class TopReviewerChangedConsumer {
  constructor(private readonly inbox: Inbox) {}

  @OnEvent(topReviewerChanged)
  async handle(@Payload() event: EventEnvelope<EventData<typeof topReviewerChanged>>): Promise<void> {
    await this.inbox.once('account.top-reviewer', event, async (tx) => {
      await tx.query(sql`
        INSERT INTO top_reviewer_projection AS known (id, member_id, version) VALUES (1, ${event.data.memberId}, ${event.aggregateVersion})
        ON CONFLICT (id) DO UPDATE SET member_id = excluded.member_id, version = excluded.version
          WHERE excluded.version > known.version`);
    });
  }
}
