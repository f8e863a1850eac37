import { bannerParts, type SiteContentBody, TAG_TEXT_LABELS } from '@waymark/contracts-community';
import { SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import { problem } from '../problem';
import type { SiteContentId } from './site-content-row';

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
    fieldErrors: { [`content.notes.${unknown}.tag`]: 'This hashtag is not in our guide.' },
  });
}

/** Refuses to publish a banner about work that is already over. */
export function refusePublished(content: SiteContentBody, now = Date.now()): void {
  if (content.kind === 'banner' && !bannerParts(content, now))
    throw problem('kept.over', {
      fieldErrors: { 'content.until': 'This is already over. Choose another time first.' },
    });
}
