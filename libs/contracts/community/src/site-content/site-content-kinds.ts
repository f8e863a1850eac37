import { AD_SIZES, type AdSize, monthWords } from '@waymark/contracts-core';

/** Site content that staff write. Separate from its schemas, so that pages can name it without zod. */
export const SITE_CONTENT_KIND_LABELS = {
  charity: 'Charity of the month',
  founders: 'About the founders',
  ad: 'Advertisements',
  tags: 'Hashtag descriptions',
  banner: 'Planned work',
} as const;
export type SiteContentKind = keyof typeof SITE_CONTENT_KIND_LABELS;
export const SITE_CONTENT_KINDS = Object.keys(SITE_CONTENT_KIND_LABELS) as [SiteContentKind, ...SiteContentKind[]];

/** The search guide's texts: the guide itself, then its six categories in display order. */
export const TAG_TEXT_LABELS = {
  guide: 'About the guide',
  mobility: 'Mobility',
  hearing: 'Hearing',
  visual: 'Visual',
  cognitive: 'Cognitive & Neurological',
  invisible: 'Invisible & Chronic',
  general: 'General Accessibility',
} as const;
export type HashtagDescriptionKey = keyof typeof TAG_TEXT_LABELS;

const AD_LABELS: Record<AdSize, string> = {
  sidebar: 'Beside the cards',
  inline: 'Across a wide page',
  footer: 'At the foot of a page',
  compact: 'Across a narrow page',
};

const adLabel = (size: AdSize): string => {
  const { width, height } = AD_SIZES[size];
  return `${AD_LABELS[size]} (${width} by ${height})`;
};

/** Titles by key. Charities are not listed: they have a key for each month. */
const KEY_LABELS: Record<Exclude<SiteContentKind, 'charity'>, Readonly<Record<string, string>>> = {
  founders: { page: 'About the founders' },
  ad: Object.fromEntries((Object.keys(AD_SIZES) as AdSize[]).map((size) => [size, adLabel(size)])),
  tags: TAG_TEXT_LABELS,
  banner: { site: 'Banner for planned work' },
};

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Returns the keys of a kind; an empty list for charities, because they have a key for each month. */
export const keysOfKind = (kind: SiteContentKind): string[] =>
  kind === 'charity' ? [] : Object.keys(KEY_LABELS[kind]);

export const isSiteContentKey = (kind: SiteContentKind, key: string): boolean =>
  kind === 'charity' ? MONTH.test(key) : Object.hasOwn(KEY_LABELS[kind], key);

/** Returns a title such as "Charity of July 2025". */
export const siteContentTitle = (kind: SiteContentKind, key: string): string =>
  kind === 'charity' ? `Charity for ${monthWords(key)}` : (KEY_LABELS[kind][key] ?? key);

export const SITE_CONTENT_STATE_LABELS = {
  published: 'Published',
  withdrawn: 'Unpublished',
} as const;
export type SiteContentState = keyof typeof SITE_CONTENT_STATE_LABELS;

export const SITE_CONTENT_LIMITS = {
  ...{ line: 120, text: 3_000, short: 600, figures: 4, principles: 6, notes: 20, bannerHeading: 80, bannerDays: 31 },
} as const;
