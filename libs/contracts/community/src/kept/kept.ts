import { adSchema, defineEvent } from '@waymark/contracts-core';
import { z } from 'zod';
import { bannerContentSchema, charityContentSchema, foundersContentSchema, keptContentSchema } from './kept-content';
import { KEPT_KINDS, KEPT_STATE_LABELS, type KeptState } from './kept-kinds';

const KEPT_STATES = Object.keys(KEPT_STATE_LABELS) as [KeptState, ...KeptState[]];
const number = z.number().int().positive();
/** The member of staff. Only admins get the name; also null when the account is gone. */
const by = z.string().nullable();

/** A history entry: content was published or unpublished. History is append-only. */
export const keptVersionSchema = z.object({
  number,
  state: z.enum(KEPT_STATES),
  /** Null when the content was unpublished. */
  content: keptContentSchema.nullable(),
  /** The earlier version that was published again. */
  againOf: number.nullable(),
  at: z.iso.datetime(),
  by,
});
export type KeptVersion = z.output<typeof keptVersionSchema>;

export const keptDraftSchema = z.object({
  content: keptContentSchema,
  at: z.iso.datetime(),
  by,
});
export type KeptDraft = z.output<typeof keptDraftSchema>;

/** One item of site content in the staff list. */
export const keptItemSchema = z.object({
  kind: z.enum(KEPT_KINDS),
  key: z.string(),
  hasDraft: z.boolean(),
  /** Null: never published; visitors see the text built into the site. */
  state: z.enum(KEPT_STATES).nullable(),
  /** When it was last published, unpublished or saved as a draft. */
  changedAt: z.iso.datetime(),
});
export type KeptItem = z.output<typeof keptItemSchema>;

export const keptDetailSchema = z.object({
  kind: z.enum(KEPT_KINDS),
  key: z.string(),
  draft: keptDraftSchema.nullable(),
  /** Revision of the draft; increases when it is saved, published or discarded. 0 before the first draft. */
  revision: z.number().int().nonnegative(),
  /** Number of the newest history entry; 0 before the first. */
  number: z.number().int().nonnegative(),
  /** Newest first. */
  history: z.array(keptVersionSchema),
  /** Whether there are older history entries. */
  hasMore: z.boolean(),
});
export type KeptDetail = z.output<typeof keptDetailSchema>;

/** Site content that the gateway adds to every page. */
export const keptOfPagesSchema = z.object({
  ads: z.array(adSchema),
  banner: bannerContentSchema.nullable(),
  /** Pages without content; the navigation leaves them out. */
  emptyPages: z.array(z.string()).default([]),
});
export type KeptOfPages = z.output<typeof keptOfPagesSchema>;

export const keptCharitySchema = charityContentSchema.extend({ month: z.string() });
export const keptFoundersSchema = z.object({ content: foundersContentSchema.nullable() });

/** Aggregate: kind and key. The content is public, so the event includes it. */
export const keptPublished = defineEvent({
  type: 'community.kept.published.v1',
  summary: 'Staff published or unpublished site content.',
  data: z.object({
    kind: z.enum(KEPT_KINDS),
    key: z.string(),
    number: z.number().int().positive(),
    /** Null when the content was unpublished. */
    body: keptContentSchema
      .nullable()
      .meta({ examples: [{ kind: 'tags', intro: 'Words from people who have been there.', notes: [] }] }),
  }),
});
