import { Injectable } from '@nestjs/common';
import type { SiteContentBody, SiteContentDetail } from '@waymark/contracts-community';
import { Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { refusePublished, SiteContentActs } from './site-content-acts';
import type { SiteContentCaller, SiteContentId, LockedSiteContent } from './site-content-row';
import { SiteContentWriter } from './site-content.writer';

/** The action to carry out, with the version that the caller saw. */
export type NextStep =
  | { endpoint: 'publishSiteContent'; number: number; revision: number }
  | { endpoint: 'publishSiteContentAgain'; number: number; again: number }
  | { endpoint: 'withdrawSiteContent'; number: number };

/**
 * Publishes the draft, publishes an earlier version again, or withdraws the content. Each adds a version to the
 * history.
 */
@Injectable()
export class PublishSiteContent {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: SiteContentWriter,
    private readonly acts: SiteContentActs,
  ) {}

  async execute({ id, actor, key }: SiteContentCaller, next: NextStep): Promise<SiteContentDetail> {
    const scope = { key, memberId: actor.memberId, endpoint: next.endpoint, body: { ...id, ...next } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const { endpoint, again, ...seen } = { again: null, ...next };
      const found = await this.acts.begin(tx, id, seen);
      const content = await this.content(tx, id, next, found);
      if (content) refusePublished(content);
      const number = found.number + 1;
      await this.writer.publish(tx, id, { number, content, againOf: again, byId: actor.memberId });
      if (endpoint === 'publishSiteContent') await this.writer.keepDraft(tx, id, null, actor.memberId);
      const of = again === null ? '' : `version ${again} as `;
      return { status: 200, body: await this.acts.done(tx, id, actor, ACTS[endpoint], `${of}version ${number}`) };
    });
    return body;
  }

  private async content(
    tx: Tx,
    id: SiteContentId,
    next: NextStep,
    found: LockedSiteContent,
  ): Promise<SiteContentBody | null> {
    if (next.endpoint === 'publishSiteContent') {
      if (!found.draft) throw problem('kept.changed');
      return found.draft;
    }
    const step = await this.writer.step(tx, id, next.endpoint === 'withdrawSiteContent' ? found.number : next.again);
    if (!step) throw problem('kept.no-version');
    return next.endpoint === 'withdrawSiteContent' ? null : step;
  }
}

const ACTS = {
  publishSiteContent: 'published',
  publishSiteContentAgain: 'published-again',
  withdrawSiteContent: 'withdrawn',
} as const;
