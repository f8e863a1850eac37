import { Controller, Inject, type Provider, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Payload } from '@nestjs/microservices';
import {
  contentKindOf,
  type EndpointInput,
  type EventEnvelope,
  ACTIVITY_OF_DAY_SHOWN,
  type ActivityOfDay,
  type BulkUndoKind,
} from '@waymark/contracts-core';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { Inbox } from '../events/inbox';
import { Endpoint } from '../http/endpoint';
import { Input } from '../http/input';
import { Outbox } from '../outbox/outbox';
import { londonDay } from './london-day';
import type { UndoneKind, BulkUndoSettings } from './bulk-undo-settings';
import { type KindCount, type BulkUndoDecision, BulkUndoStore, type TakenContent } from './bulk-undo-store';
import { bringAllBack, countOf, type Kinds, previewOf, takeAll } from './reverting';

interface PreviewRow {
  kind: BulkUndoKind;
  contentId: string;
  at: Date;
  title: string;
  said: string;
  path: string | null;
  count: number;
}

/**
 * Controllers and providers for a slice in which members post, answer or vote. They show staff a member's activity of
 * a day, undo it after a decision, and restore it. The slice's migration must include `kit-bulk-undo.sql`.
 */
export function bulkUndoParts(settings: BulkUndoSettings): { controllers: Type[]; providers: Provider[] } {
  const { onDecided, done, moderated, endpoint } = settings;

  @Controller()
  class BulkUndoController {
    constructor(
      @Inject(ModuleRef) private readonly parts: ModuleRef,
      @Inject(Database) private readonly database: Database,
      @Inject(Inbox) private readonly inbox: Inbox,
      @Inject(Outbox) private readonly outbox: Outbox,
      @Inject(BulkUndoStore) private readonly store: BulkUndoStore,
    ) {}

    @onDecided
    async onRevertDecided(@Payload() event: EventEnvelope<BulkUndoDecision>): Promise<void> {
      await this.inbox.once('revert-day', event, async (tx) => {
        const { revertId, number, state } = event.data;
        const before = await this.store.decide(tx, event.data, event.time);
        // An outdated decision changes nothing; a newer one was already confirmed.
        if (before === undefined) return;
        const counts = await this.make(tx, event.data, before, event.time);
        const data = { revertId, number, state, counts };
        await this.outbox.add(tx, done, { aggregateId: revertId, aggregateVersion: number, data });
      });
    }

    @Endpoint(endpoint)
    async show(@Input() { params: { memberId, day } }: EndpointInput<typeof endpoint>): Promise<ActivityOfDay> {
      const span = { memberId, ...londonDay(day) };
      const rows = await this.database.query<PreviewRow>(previewOf(this.kinds(), span, ACTIVITY_OF_DAY_SHOWN));
      const kinds = [...this.kinds().keys()].map((kind) => {
        const own = rows.filter((row) => row.kind === kind);
        const items = own.map(({ contentId, at, title, said, path }) => ({
          ...{ contentId, title, said, path },
          at: at.toISOString(),
        }));
        return { kind, count: own[0]?.count ?? 0, items };
      });
      return { kinds, taken: await this.store.taken(memberId, day) };
    }

    /** A repeated decision changes nothing; it only reports the counts again. */
    private async make(
      tx: Tx,
      decision: BulkUndoDecision,
      before: BulkUndoDecision['state'] | null,
      at: string,
    ): Promise<KindCount[]> {
      if (decision.state === before) return this.store.counts(tx, decision.revertId);
      const changed =
        decision.state === 'reverted'
          ? await takeAll(tx, this.kinds(), this.store, decision, at)
          : await bringAllBack(tx, this.kinds(), await this.store.giveOut(tx, decision.revertId), decision.memberId);
      for (const content of changed) await this.tell(tx, decision, content);
      return countOf(changed);
    }

    /** Publishes an event per item, as for single decisions, so that other slices' feeds and caches follow. */
    private async tell(tx: Tx, { revertId, number, state }: BulkUndoDecision, content: TakenContent): Promise<void> {
      const kind = contentKindOf(content.kind);
      if (!kind || !moderated) return;
      const { contentId } = content;
      const data = { caseId: revertId, decisionNumber: number, kind, contentId, isApplied: true };
      await this.outbox.add(tx, moderated, {
        aggregateId: `${kind}:${contentId}`,
        aggregateVersion: number,
        data: { ...data, state: state === 'reverted' ? 'hidden' : 'shown' },
      });
    }

    private kinds(): Kinds {
      return new Map(
        Object.entries(settings.kinds).map(([kind, type]) => [
          kind as BulkUndoKind,
          this.parts.get<UndoneKind>(type, { strict: false }),
        ]),
      );
    }
  }

  return { controllers: [BulkUndoController], providers: [BulkUndoStore, ...Object.values(settings.kinds)] };
}
