import { Injectable } from '@nestjs/common';
import {
  bannerParts,
  type SiteContentBody,
  type SiteContentDetail,
  TAG_TEXT_LABELS,
} from '@waymark/contracts-community';
import { SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import type { StaffActor } from '../feedback/desk/staff-actor';
import { problem } from '../problem';
import type { LockedSiteContent, SiteContentId } from './site-content-row';
import { SiteContentViews } from './site-content-views';
import { SiteContentWriter } from './site-content.writer';

/**
 * The first and last steps of every staff action on site content: refuses a change based on an outdated version, and
 * logs the action.
 */
@Injectable()
export class SiteContentActs {
  constructor(
    private readonly writer: SiteContentWriter,
    private readonly views: SiteContentViews,
    private readonly audit: Audit,
  ) {}

  /** `seen` is the version that the caller saw. */
  async begin(
    tx: Tx,
    id: SiteContentId,
    seen: Partial<Pick<LockedSiteContent, 'revision' | 'number'>>,
  ): Promise<LockedSiteContent> {
    const found = await this.writer.lock(tx, id);
    const { revision = found.revision, number = found.number } = seen;
    if (revision === found.revision && number === found.number) return found;
    throw problem('kept.changed', {
      extensions: { revision: String(found.revision), number: String(found.number) },
    });
  }

  async done(tx: Tx, id: SiteContentId, actor: StaffActor, act: string, detail: string): Promise<SiteContentDetail> {
    const answer = await this.views.detail(id, actor, undefined, tx);
    const entry = { actorId: actor.memberId, subjectId: null, origin: actor.from };
    await this.audit.add(tx, { ...entry, act: `kept.${act}`, detail: `${id.kind} ${id.key}: ${detail}` });
    return answer;
  }
}

/** The hashtags of each part of the guide; the guide as a whole has none. */
const TAGS = new Map(
  Object.keys(TAG_TEXT_LABELS).map((key, at) => [
    key,
    new Set(at === 0 ? [] : SEARCH_TAG_CATEGORIES[at - 1]?.tags.map(({ tag }) => tag)),
  ]),
);

/** Refuses a draft for reasons that its schema cannot express. */
export function refuseDraft({ kind, key }: SiteContentId, content: SiteContentBody): void {
  if (content.kind !== kind)
    throw problem('kept.other-kind', {
      fieldErrors: { 'content.kind': 'This is not the kind of text that belongs here.' },
    });
  if (content.kind !== 'tags') return;
  const unknown = content.notes.findIndex(({ tag }) => !TAGS.get(key)?.has(tag));
  if (unknown < 0) return;
  throw problem('kept.unknown-tag', {
    fieldErrors: { [`content.notes.${unknown}.tag`]: 'The guide does not list this hashtag here.' },
  });
}

/** Refuses to publish a banner about work that is already over. */
export function refusePublished(content: SiteContentBody, now = Date.now()): void {
  if (content.kind === 'banner' && !bannerParts(content, now))
    throw problem('kept.over', {
      fieldErrors: { 'content.until': 'This is already over. Choose another time first.' },
    });
}
