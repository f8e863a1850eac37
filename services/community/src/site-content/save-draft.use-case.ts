import { Injectable } from '@nestjs/common';
import {
  dropSiteContentDraft,
  type SiteContentBody,
  type SiteContentDetail,
  saveSiteContentDraft,
} from '@waymark/contracts-community';
import { Idempotency } from '@waymark/service-kit';
import { refuseDraft, SiteContentActs } from './site-content-acts';
import type { SiteContentCaller } from './site-content-row';
import { SiteContentWriter } from './site-content.writer';

interface Seen {
  revision: number;
  number?: number;
}

/** Saves or discards a draft. */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: SiteContentWriter,
    private readonly acts: SiteContentActs,
  ) {}

  /**
   * `content` null discards the draft. A retry gets the first response again, not a refusal for an outdated revision.
   */
  async execute(
    { id, actor, key }: SiteContentCaller,
    seen: Seen,
    content: SiteContentBody | null,
  ): Promise<SiteContentDetail> {
    if (content) refuseDraft(id, content);
    const endpoint = content ? saveSiteContentDraft.name : dropSiteContentDraft.name;
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
