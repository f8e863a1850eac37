import { adSchema, defineEvent } from '@waymark/contracts-core';
import { z } from 'zod';
import {
  bannerContentSchema,
  charityContentSchema,
  foundersContentSchema,
  siteContentBodySchema,
} from './site-content-body';
import { SITE_CONTENT_KINDS, SITE_CONTENT_STATE_LABELS, type SiteContentState } from './site-content-kinds';

const SITE_CONTENT_STATES = Object.keys(SITE_CONTENT_STATE_LABELS) as [SiteContentState, ...SiteContentState[]];
const number = z.number().int().positive();
/** The member of staff. Only admins get the name; also null when the account is gone. */
const by = z.string().nullable();

/** A history entry: content was published or unpublished. History is append-only. */
export const siteContentVersionSchema = z.object({
  number,
  state: z.enum(SITE_CONTENT_STATES),
  /** Null when the content was unpublished. */
  content: siteContentBodySchema.nullable(),
  /** The earlier version that was published again. */
  againOf: number.nullable(),
  at: z.iso.datetime(),
  by,
});
export type SiteContentVersion = z.output<typeof siteContentVersionSchema>;

export const siteContentDraftSchema = z.object({
  content: siteContentBodySchema,
  at: z.iso.datetime(),
  by,
});
export type SiteContentDraft = z.output<typeof siteContentDraftSchema>;

/** One item of site content in the staff list. */
export const siteContentItemSchema = z.object({
  kind: z.enum(SITE_CONTENT_KINDS),
  key: z.string(),
  hasDraft: z.boolean(),
  /** Null: never published; visitors see the text built into the site. */
  state: z.enum(SITE_CONTENT_STATES).nullable(),
  /** When it was last published, unpublished or saved as a draft. */
  changedAt: z.iso.datetime(),
});
export type SiteContentItem = z.output<typeof siteContentItemSchema>;

export const siteContentDetailSchema = z.object({
  kind: z.enum(SITE_CONTENT_KINDS),
  key: z.string(),
  draft: siteContentDraftSchema.nullable(),
  /** Revision of the draft; increases when it is saved, published or discarded. 0 before the first draft. */
  revision: z.number().int().nonnegative(),
  /** Number of the newest history entry; 0 before the first. */
  number: z.number().int().nonnegative(),
  /** Newest first. */
  history: z.array(siteContentVersionSchema),
  /** Whether there are older history entries. */
  hasMore: z.boolean(),
});
export type SiteContentDetail = z.output<typeof siteContentDetailSchema>;

/** Site content that the gateway adds to every page. */
export const siteContentOfPagesSchema = z.object({
  ads: z.array(adSchema),
  banner: bannerContentSchema.nullable(),
  /** Pages without content; the navigation leaves them out. */
  emptyPages: z.array(z.string()).default([]),
});
export type SiteContentOfPages = z.output<typeof siteContentOfPagesSchema>;

export const siteContentCharitySchema = charityContentSchema.extend({ month: z.string() });
export const siteContentFoundersSchema = z.object({ content: foundersContentSchema.nullable() });

/** Aggregate: kind and key. The content is public, so the event includes it. */
export const siteContentPublished = defineEvent({
  type: 'community.kept.published.v1',
  summary: 'Staff published or unpublished site content.',
  data: z.object({
    kind: z.enum(SITE_CONTENT_KINDS),
    key: z.string(),
    number: z.number().int().positive(),
    /** Null when the content was unpublished. */
    body: siteContentBodySchema
      .nullable()
      .meta({ examples: [{ kind: 'tags', intro: 'Words from people who have been there.', notes: [] }] }),
  }),
});
