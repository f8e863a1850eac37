import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type DataHolder,
  type EventData,
  type EventEnvelope,
  exportPartEvent,
  memberErasedEvent,
} from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { DeletionRepository } from './deletion/deletion.repository';
import { ErasureJob } from './deletion/erasure-job';
import { ExportJob } from './export/export-job';
import { ExportRepository } from './export/export.repository';
import { OTHER_SLICES } from './other-slices';

type Erased = EventEnvelope<EventData<ReturnType<typeof memberErasedEvent>>>;
type Part = EventEnvelope<EventData<ReturnType<typeof exportPartEvent>>>;

/** One consumer for each other slice: handles its responses when a member leaves or requests their data. */
export const SLICE_ANSWERS = OTHER_SLICES.map(answersOf);

function answersOf(slice: DataHolder) {
  @Controller()
  class SliceAnswersConsumer {
    constructor(
      @Inject(Inbox) private readonly inbox: Inbox,
      @Inject(DeletionRepository) private readonly deletions: DeletionRepository,
      @Inject(ErasureJob) private readonly erasure: ErasureJob,
      @Inject(ExportRepository) private readonly exports: ExportRepository,
      @Inject(ExportJob) private readonly exporting: ExportJob,
    ) {}

    /** Deletes the member here when all other slices have done so. */
    @OnEvent(memberErasedEvent(slice))
    async erased(@Payload() event: Erased): Promise<void> {
      const { memberId } = event.data;
      await this.inbox.once('member-erased', event, (tx) => this.deletions.confirmSlice(tx, memberId, slice));
      this.erasure.wake();
    }

    /** Stores the response, still encrypted, until all parts are there. */
    @OnEvent(exportPartEvent(slice))
    async part(@Payload() event: Part): Promise<void> {
      const { exportId, ...part } = event.data;
      await this.inbox.once('export-part', event, (tx) => this.exports.keepPart(tx, exportId, { slice, ...part }));
      this.exporting.wake();
    }
  }
  return SliceAnswersConsumer;
}
