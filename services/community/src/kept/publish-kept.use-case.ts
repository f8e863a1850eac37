import { Injectable } from '@nestjs/common';
import type { KeptContent, KeptDetail } from '@waymark/contracts-community';
import { Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { KeptActs } from './kept-acts';
import type { KeptAsking, KeptId, LockedKept } from './kept-row';
import { refusePublished } from './kept-rules';
import { KeptWriter } from './kept.writer';

/** What to publish next, and the version that the caller looked at. */
export type NextStep =
  | { endpoint: 'publishKept'; number: number; revision: number }
  | { endpoint: 'publishKeptAgain'; number: number; again: number }
  | { endpoint: 'withdrawKept'; number: number };

/**
 * Publishes the draft, publishes an earlier version again, or withdraws the content. Each adds a version to the
 * history.
 */
@Injectable()
export class PublishKept {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: KeptWriter,
    private readonly acts: KeptActs,
  ) {}

  async execute({ id, actor, key }: KeptAsking, next: NextStep): Promise<KeptDetail> {
    const scope = { key, memberId: actor.memberId, endpoint: next.endpoint, body: { ...id, ...next } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const { endpoint, again, ...seen } = { again: null, ...next };
      const found = await this.acts.begin(tx, id, seen);
      const content = await this.content(tx, id, next, found);
      if (content) refusePublished(content);
      const number = found.number + 1;
      await this.writer.publish(tx, id, { number, content, againOf: again, byId: actor.memberId });
      if (endpoint === 'publishKept') await this.writer.keepDraft(tx, id, null, actor.memberId);
      const of = again === null ? '' : `version ${again} as `;
      return { status: 200, body: await this.acts.done(tx, id, actor, ACTS[endpoint], `${of}version ${number}`) };
    });
    return body;
  }

  private async content(tx: Tx, id: KeptId, next: NextStep, found: LockedKept): Promise<KeptContent | null> {
    if (next.endpoint === 'publishKept') {
      if (!found.draft) throw problem('kept.changed');
      return found.draft;
    }
    const step = await this.writer.step(tx, id, next.endpoint === 'withdrawKept' ? found.number : next.again);
    if (!step) throw problem('kept.no-version');
    return next.endpoint === 'withdrawKept' ? null : step;
  }
}

const ACTS = { publishKept: 'published', publishKeptAgain: 'published-again', withdrawKept: 'withdrawn' } as const;
