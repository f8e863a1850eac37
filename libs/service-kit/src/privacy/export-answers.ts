import { Inject, Injectable } from '@nestjs/common';
import {
  type EventContract,
  type EventEnvelope,
  type exportPartEvent,
  type SliceExport,
  sliceExportSchema,
} from '@waymark/contracts-core';
import { Inbox } from '../events/inbox';
import { Outbox } from '../outbox/outbox';
import { type PublicExportKey, sealParts } from './seal-parts';

const CONSUMER = 'member-export';

/** The data of `account.export.requested`. */
export interface Asked {
  readonly exportId: string;
  readonly memberId: number;
  readonly publicKey: PublicExportKey;
}

export type PartAnswer = ReturnType<typeof exportPartEvent> & EventContract;

interface SliceAnswer {
  /** `<slice>.export.part.v1` */
  readonly answer: PartAnswer;
  gather(memberId: number): Promise<SliceExport>;
}

/**
 * Responds to a member's export request in every slice: collects the data, encrypts it for the export's key and sends
 * it in parts.
 */
@Injectable()
export class ExportAnswers {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async run(event: EventEnvelope<Asked>, slice: SliceAnswer): Promise<void> {
    const { exportId, memberId, publicKey } = event.data;
    await this.inbox.once(CONSUMER, event, async (tx) => {
      const gathered = sliceExportSchema.parse(await slice.gather(memberId));
      const sealed = await sealParts(publicKey, JSON.stringify(gathered));
      for (const [index, text] of sealed.entries()) {
        const data = { exportId, part: index + 1, parts: sealed.length, sealed: text };
        await this.outbox.add(tx, slice.answer, { aggregateId: exportId, aggregateVersion: index + 1, data });
      }
    });
  }
}
