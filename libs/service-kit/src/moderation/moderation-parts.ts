import { Controller, Inject, type Provider, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Payload } from '@nestjs/microservices';
import type {
  ContentExcerpt,
  ContentKind,
  EndpointInput,
  EventEnvelope,
  ModerationContent,
} from '@waymark/contracts-core';
import { Database } from '../database/database';
import { Inbox } from '../events/inbox';
import { Endpoint } from '../http/endpoint';
import { Input } from '../http/input';
import { Outbox } from '../outbox/outbox';
import { coreProblem } from '../problem/problem-exception';
import { ApplyCorrection, Corrections } from './corrections';
import { correctionParts } from './correction-parts';
import { excerptOf } from './excerpt-of';
import type { ModerationKind, ModerationSettings } from './moderation-settings';
import { ModerationSteps, type Decided } from './moderation-steps';

interface Reported {
  caseId: number;
  kind: ContentKind;
  contentId: string;
}

/**
 * Controllers and providers for a slice with reportable content. They report details of the content, hide or restore
 * it after a decision, and show it to moderators. The slice's migration must include `kit-moderation.sql`.
 */
export function moderationParts(settings: ModerationSettings): { controllers: Type[]; providers: Provider[] } {
  const { kinds, onReported, onDecided, described, moderated, endpoint, excerpts, corrections } = settings;

  @Controller()
  class ModeratedContentController {
    constructor(
      @Inject(ModuleRef) private readonly parts: ModuleRef,
      @Inject(Inbox) private readonly inbox: Inbox,
      @Inject(Outbox) private readonly outbox: Outbox,
      @Inject(ModerationSteps) private readonly steps: ModerationSteps,
      @Inject(ApplyCorrection) private readonly correction: ApplyCorrection,
      @Inject(Database) private readonly database: Database,
    ) {}

    @onReported
    async onContentReported(@Payload() event: EventEnvelope<Reported>): Promise<void> {
      const { caseId, kind, contentId } = event.data;
      const own = this.kindOf(kind);
      if (!own) return;
      await this.inbox.once('describe-content', event, async (tx) => {
        const about = await own.about(tx, contentId);
        const { authorId = null, path = null } = about ?? {};
        const writtenAt = about?.writtenAt.toISOString() ?? null;
        const data = { caseId, kind, contentId, exists: about !== null, authorId, path, writtenAt };
        await this.outbox.add(tx, described, { aggregateId: caseId, aggregateVersion: event.aggregateVersion, data });
      });
    }

    @onDecided
    async onCaseDecided(@Payload() event: EventEnvelope<Decided>): Promise<void> {
      const { kind, contentId, state, decisionNumber } = event.data;
      const own = this.kindOf(kind);
      if (!own) return;
      await this.inbox.once('moderate-content', event, async (tx) => {
        // An outdated decision changes nothing; a newer one was already confirmed.
        if (!(await this.steps.take(tx, event.data, event.time))) return;
        const isApplied = await own.set(tx, contentId, state);
        if (isApplied && !(await this.correction.apply(tx, own, event))) return;
        const aggregateId = `${kind}:${contentId}`;
        await this.outbox.add(tx, moderated, {
          aggregateId,
          aggregateVersion: decisionNumber,
          data: { ...event.data, isApplied },
        });
      });
    }

    @Endpoint(endpoint)
    async show(@Input() { params }: EndpointInput<typeof endpoint>): Promise<ModerationContent> {
      const { kind, contentId } = params;
      const own = this.kindOf(kind);
      const content = await own?.show(contentId);
      if (!content) throw coreProblem('request.not-found');
      const correctable = (await own?.texts?.(this.database, contentId)) ?? [];
      return { ...content, kind, contentId, correctable, steps: await this.steps.of(kind, contentId) };
    }

    /** Requests of the same moment and kind share one SQL statement. */
    @Endpoint(excerpts)
    async excerpts(@Input() { query }: EndpointInput<typeof excerpts>): Promise<ContentExcerpt[]> {
      const found = await Promise.all(
        query.of.map(async ({ kind, contentId }) => {
          const content = await this.kindOf(kind)?.show(contentId);
          return content ? [{ kind, contentId, title: content.title, excerpt: excerptOf(content) }] : [];
        }),
      );
      return found.flat();
    }

    private kindOf(kind: ContentKind): ModerationKind | null {
      const type = kinds[kind];
      return type ? this.parts.get(type, { strict: false }) : null;
    }
  }

  return {
    controllers: [ModeratedContentController, ...(corrections ? correctionParts(kinds, corrections) : [])],
    providers: [ModerationSteps, Corrections, ApplyCorrection, ...Object.values(kinds)],
  };
}
