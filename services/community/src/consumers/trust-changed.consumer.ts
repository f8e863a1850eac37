import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { trustChanged } from '@waymark/contracts-reviews';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { CaseWriter } from '../case/case.writer';

/** Stores the latest trust level of each member and recalculates the queue positions of their open cases. */
@Controller()
export class TrustChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly cases: CaseWriter,
  ) {}

  @OnEvent(trustChanged)
  async handle(@Payload() event: EventEnvelope<EventData<typeof trustChanged>>): Promise<void> {
    await this.inbox.once('trust', event, (tx) => this.store(tx, event.data, event.aggregateVersion));
  }

  private async store(tx: Tx, { memberId, level }: EventData<typeof trustChanged>, version: number): Promise<void> {
    // A deleted member gets no level.
    const stored = await tx.one(sql`
      INSERT INTO member_trust AS known (member_id, level, version) VALUES (${memberId}, ${level}, ${version})
      ON CONFLICT (member_id) DO UPDATE SET level = excluded.level, version = excluded.version
      WHERE excluded.version > known.version
      RETURNING 1`);
    if (stored) await this.cases.placeOf(tx, memberId);
  }
}
