import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { DataHolder } from '@waymark/contracts-account';
import { communityExportPart } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { mapsExportPart } from '@waymark/contracts-maps';
import { reviewsExportPart } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ExportJob } from './export-job';
import { ExportRepository } from './export.repository';

type Part = EventEnvelope<EventData<typeof reviewsExportPart>>;

/** Keeps what the slices answer, still sealed, until all is there. */
@Controller()
export class ExportPartConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly exports: ExportRepository,
    private readonly job: ExportJob,
  ) {}

  @OnEvent(reviewsExportPart)
  reviews(@Payload() event: Part): Promise<void> {
    return this.keep('reviews', event);
  }

  @OnEvent(communityExportPart)
  community(@Payload() event: Part): Promise<void> {
    return this.keep('community', event);
  }

  @OnEvent(mapsExportPart)
  maps(@Payload() event: Part): Promise<void> {
    return this.keep('maps', event);
  }

  private async keep(slice: DataHolder, event: Part): Promise<void> {
    const { exportId, ...part } = event.data;
    await this.inbox.once('export-part', event, (tx) => this.exports.keepPart(tx, exportId, { slice, ...part }));
    this.job.wake();
  }
}
