import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reportCorrected, reportOpened, reportRemoved } from '@waymark/contracts-maps';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ActivityWriter } from '../activity/activity-writer';

const CONSUMER = 'activity';

/** Adds footpath problems that members reported under their own names to the feed. */
@Controller()
export class PublishedReportsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: ActivityWriter,
  ) {}

  @OnEvent(reportOpened)
  async opened(@Payload() event: EventEnvelope<EventData<typeof reportOpened>>): Promise<void> {
    const { reportId, reporterId, town, issueType } = event.data;
    if (!reporterId) return;
    const report = { actorId: reporterId, kind: 'report', thingId: reportId, name: town, detail: issueType } as const;
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.published(tx, { ...report, version: event.aggregateVersion, at: event.time }),
    );
  }

  @OnEvent(reportCorrected)
  async corrected(@Payload() event: EventEnvelope<EventData<typeof reportCorrected>>): Promise<void> {
    const { reportId, issueType } = event.data;
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.changed(tx, `report:${reportId}`, issueType, event.aggregateVersion),
    );
  }

  @OnEvent(reportRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof reportRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, 'report', event.data.reportId, event.aggregateVersion),
    );
  }
}
