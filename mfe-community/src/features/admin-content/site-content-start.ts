import {
  CHARITY_MONTHS,
  FOUNDERS_WORDS,
  SITE_CONTENT_LIMITS,
  siteContentBodySchema,
  TAG_TEXT_LABELS,
  type SiteContentBody,
} from '@waymark/contracts-community';
import { SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import type { z } from 'zod';
import type { SiteContentId } from './site-content-address';

export type SiteContentInput = z.input<typeof siteContentBodySchema>;

/** Returns the hashtags of a part of the guide. */
export function tagsOfPart(key: string): string[] {
  const at = Object.keys(TAG_TEXT_LABELS).indexOf(key) - 1;
  return SEARCH_TAG_CATEGORIES[at]?.tags.map(({ tag }) => tag) ?? [];
}

/** Returns the content built into the site; null when there is none until something is published. */
function builtWith({ kind, key }: SiteContentId): SiteContentInput | null {
  if (kind === 'founders') {
    const { lead, mission, stories, principles } = FOUNDERS_WORDS;
    const items = principles.items.map(({ heading, text }) => ({ heading, text }));
    return {
      ...{ kind, lead, mission: mission.paragraphs.join('\n\n'), stories: stories.paragraphs.join('\n\n') },
      ...{ principles: items, names: '' },
    };
  }
  const charity = kind === 'charity' ? CHARITY_MONTHS.find(({ month }) => month === key) : undefined;
  if (!charity) return null;
  const { name, mission, impact, link } = charity;
  return {
    ...{ kind: 'charity', name: name ?? '', mission: mission.join('\n\n'), impact: [...impact] },
    ...{ linkLabel: link.label, linkHref: link.href },
  };
}

const EMPTY: Record<SiteContentId['kind'], SiteContentInput> = {
  charity: { kind: 'charity', name: '', mission: '', impact: [], linkLabel: '', linkHref: '' },
  founders: { kind: 'founders', lead: '', mission: '', stories: '', principles: [], names: '' },
  ad: { kind: 'ad', image: '', href: '', alternativeText: '' },
  tags: { kind: 'tags', intro: '', notes: [] },
  banner: { kind: 'banner', heading: '', text: '', from: '', until: '', linkLabel: '', linkHref: '' },
};

/**
 * Returns the form's initial content: draft, published version, built-in content or empty, padded with all rows of the
 * form.
 */
export function startOf(id: SiteContentId, known: SiteContentBody | null): SiteContentInput {
  return withRows(id, known ?? builtWith(id) ?? EMPTY[id.kind]);
}

function withRows({ key }: SiteContentId, content: SiteContentInput): SiteContentInput {
  if (content.kind === 'charity')
    return { ...content, impact: filled(content.impact, SITE_CONTENT_LIMITS.figures, { figure: '', words: '' }) };
  if (content.kind === 'founders')
    return {
      ...content,
      principles: filled(content.principles, SITE_CONTENT_LIMITS.principles, { heading: '', text: '' }),
    };
  if (content.kind !== 'tags') return content;
  const textOf = (tag: string) => content.notes.find((note) => note.tag === tag)?.text ?? '';
  return { ...content, notes: tagsOfPart(key).map((tag) => ({ tag, text: textOf(tag) })) };
}

const filled = <Row extends object>(rows: readonly Row[], most: number, empty: Row): Row[] =>
  Array.from({ length: most }, (_, at) => rows[at] ?? { ...empty });
