import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberFollowed } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reportOpened, reportRemoved } from '@waymark/contracts-maps';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ReputationEntryRepository } from '../reputation/reputation-entry.repository';

type Opened = EventEnvelope<EventData<typeof reportOpened>>;
type Removed = EventEnvelope<EventData<typeof reportRemoved>>;
type Followed = EventEnvelope<EventData<typeof memberFollowed>>;

const CONSUMER = 'merit';

/** Adds points for footpath reports that members made under their names, and counts followers. */
@Controller()
export class PathReputationConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly entries: ReputationEntryRepository,
  ) {}

  @OnEvent(reportOpened)
  async opened(@Payload() event: Opened): Promise<void> {
    const { reportId, reporterId } = event.data;
    if (reporterId != null) await this.store(event, reportId, reporterId, true);
  }

  @OnEvent(reportRemoved)
  async removed(@Payload() event: Removed): Promise<void> {
    await this.store(event, event.data.reportId, null, false);
  }

  /** The event only schedules a recount, because followers are counted from their own rows. */
  @OnEvent(memberFollowed)
  async followed(@Payload() event: Followed): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.entries.putDue(tx, event.data.followedId));
  }

  private async store(event: EventEnvelope, thing: number, memberId: number | null, isThere: boolean): Promise<void> {
    const told = {
      kind: 'footpath-report',
      thing,
      memberId,
      version: event.aggregateVersion,
      time: event.time,
    } as const;
    await this.inbox.once(CONSUMER, event, (tx) => this.entries.putThere(tx, told, isThere));
  }
}
