import { Controller, Inject, Optional, type Provider, type Type } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventEnvelope, SliceExport } from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import type { OnEvent } from '../events/on-event';
import { DeclaredRows } from './declared-rows';
import { EventTraces } from './event-traces';
import { type Asked, ExportAnswers, type PartAnswer } from './export-answers';
import { type ErasedAnswer, MemberErasure } from './member-erasure';
import type { TableDeclaration } from './privacy-declaration';

interface Leaving {
  readonly memberId: number;
}

/** Privacy code for cases beyond declarations: shared rows, recounts, anonymisation and files. */
export interface OwnPrivacy<L extends Leaving = Leaving> {
  /** Runs in the transaction of the erasure, before the declared rows are deleted. May run again after it succeeded. */
  erase?(tx: Tx, leaving: L): Promise<void>;
  /** Its sections come before the declared ones. */
  gather?(memberId: number): Promise<SliceExport>;
}

export interface SlicePrivacy<L extends Leaving = Leaving> {
  /** Every table of the slice, including those of the kit. */
  readonly tables: readonly TableDeclaration[];
  /** `OnEvent(memberDeleted)`: the kit knows no slice's events. */
  readonly onLeave: ReturnType<typeof OnEvent>;
  /** `OnEvent(exportRequested)` */
  readonly onAsk: ReturnType<typeof OnEvent>;
  /** `<slice>.member.erased.v1` */
  readonly erased: ErasedAnswer;
  /** `<slice>.export.part.v1` */
  readonly exportPart: PartAnswer;
  readonly own?: Type<OwnPrivacy<L>>;
}

const NO_OWN = Symbol('NO_OWN_PRIVACY');

/** Returns the consumers that delete and export a slice's data about members, and their providers. */
export function privacyParts<L extends Leaving>(
  slice: SlicePrivacy<L>,
): { controllers: Type[]; providers: Provider[] } {
  const { tables, onLeave, onAsk, erased, exportPart, own: ownType } = slice;

  @Controller()
  class SlicePrivacyConsumer {
    constructor(
      @Inject(MemberErasure) private readonly erasure: MemberErasure,
      @Inject(ExportAnswers) private readonly answers: ExportAnswers,
      @Inject(DeclaredRows) private readonly rows: DeclaredRows,
      @Optional() @Inject(ownType ?? NO_OWN) private readonly own: OwnPrivacy<L> | null,
    ) {}

    @onLeave
    async onMemberDeleted(@Payload() event: EventEnvelope<L>): Promise<void> {
      await this.erasure.run(event, {
        answer: erased,
        erase: async (tx) => {
          await this.own?.erase?.(tx, event.data);
          await this.rows.erase(tx, tables, event.data.memberId);
        },
      });
    }

    @onAsk
    async onExportRequested(@Payload() event: EventEnvelope<Asked>): Promise<void> {
      await this.answers.run(event, {
        answer: exportPart,
        gather: async (memberId) => {
          const own = await this.own?.gather?.(memberId);
          const declared = await this.rows.gather(tables, memberId);
          return { sections: [...(own?.sections ?? []), ...declared], files: own?.files ?? [] };
        },
      });
    }
  }

  const kit: Provider[] = [EventTraces, ExportAnswers, MemberErasure, DeclaredRows];
  return { controllers: [SlicePrivacyConsumer], providers: [...kit, ...(ownType ? [ownType] : [])] };
}
