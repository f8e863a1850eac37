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

/** For each other slice the consumer of what it answers when a member leaves or asks for their data. */
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

    /** When all have erased a member, this slice does. */
    @OnEvent(memberErasedEvent(slice))
    async erased(@Payload() event: Erased): Promise<void> {
      const { memberId } = event.data;
      await this.inbox.once('member-erased', event, (tx) => this.deletions.confirmSlice(tx, memberId, slice));
      this.erasure.wake();
    }

    /** What they answer is kept, still sealed, until all is there. */
    @OnEvent(exportPartEvent(slice))
    async part(@Payload() event: Part): Promise<void> {
      const { exportId, ...part } = event.data;
      await this.inbox.once('export-part', event, (tx) => this.exports.keepPart(tx, exportId, { slice, ...part }));
      this.exporting.wake();
    }
  }
  return SliceAnswersConsumer;
}
