import { Injectable } from '@nestjs/common';
import { dropKeptDraft, type KeptContent, type KeptDetail, saveKeptDraft } from '@waymark/contracts-community';
import { Idempotency } from '@waymark/service-kit';
import { KeptActs } from './kept-acts';
import type { KeptAsking } from './kept-row';
import { refuseDraft } from './kept-rules';
import { KeptWriter } from './kept.writer';

interface Seen {
  revision: number;
  number?: number;
}

/** Saves or discards a draft. */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: KeptWriter,
    private readonly acts: KeptActs,
  ) {}

  /**
   * `content` null discards the draft. A retry gets the first response again, not a refusal for an outdated revision.
   */
  async execute({ id, actor, key }: KeptAsking, seen: Seen, content: KeptContent | null): Promise<KeptDetail> {
    if (content) refuseDraft(id, content);
    const endpoint = content ? saveKeptDraft.name : dropKeptDraft.name;
    const scope = { key, memberId: actor.memberId, endpoint, body: { ...id, ...seen, content } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const { revision } = await this.acts.begin(tx, id, seen);
      await this.writer.keepDraft(tx, id, content, actor.memberId);
      const act = content ? 'drafted' : 'draft-dropped';
      return { status: 200, body: await this.acts.done(tx, id, actor, act, `draft ${revision + 1}`) };
    });
    return body;
  }
}
