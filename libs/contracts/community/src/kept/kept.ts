import { adSchema, defineEvent } from '@waymark/contracts-core';
import { z } from 'zod';
import { bannerContentSchema, charityContentSchema, foundersContentSchema, keptContentSchema } from './kept-content';
import { KEPT_KINDS, KEPT_STATE_LABELS, type KeptState } from './kept-kinds';

const KEPT_STATES = Object.keys(KEPT_STATE_LABELS) as [KeptState, ...KeptState[]];
const number = z.number().int().positive();
/** Of the staff; told to admins alone, and null too where the account is gone. */
const by = z.string().nullable();

/** One step of the history: something was published, or taken back. Steps are only ever added. */
export const keptVersionSchema = z.object({
  number,
  state: z.enum(KEPT_STATES),
  /** Null where it was taken back. */
  content: keptContentSchema.nullable(),
  /** The earlier version that was published again by this one. */
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

/** One thing that staff keep, as the desk lists it. */
export const keptItemSchema = z.object({
  kind: z.enum(KEPT_KINDS),
  key: z.string(),
  hasDraft: z.boolean(),
  /** Null: never published, and visitors see what the site was built with. */
  state: z.enum(KEPT_STATES).nullable(),
  /** When it was published, taken back or drafted last. */
  changedAt: z.iso.datetime(),
});
export type KeptItem = z.output<typeof keptItemSchema>;

export const keptDetailSchema = z.object({
  kind: z.enum(KEPT_KINDS),
  key: z.string(),
  draft: keptDraftSchema.nullable(),
  /** Of the draft: rises when it is saved, published or thrown away; 0 before the first. */
  revision: z.number().int().nonnegative(),
  /** Number of the newest step; 0 before the first. */
  number: z.number().int().nonnegative(),
  /** Newest first. */
  history: z.array(keptVersionSchema),
  /** There are older steps than these. */
  hasMore: z.boolean(),
});
export type KeptDetail = z.output<typeof keptDetailSchema>;

/** What every page of the site has from the gateway. */
export const keptOfPagesSchema = z.object({
  ads: z.array(adSchema),
  banner: bannerContentSchema.nullable(),
  /** Pages that have nothing to tell yet: no navigation leads there. */
  emptyPages: z.array(z.string()).default([]),
});
export type KeptOfPages = z.output<typeof keptOfPagesSchema>;

export const keptCharitySchema = charityContentSchema.extend({ month: z.string() });
export const keptFoundersSchema = z.object({ content: foundersContentSchema.nullable() });

/** Aggregate: kind and key. Its words are for everybody, so they travel. */
export const keptPublished = defineEvent({
  type: 'community.kept.published.v1',
  summary: 'Staff published or unpublished site content.',
  data: z.object({
    kind: z.enum(KEPT_KINDS),
    key: z.string(),
    number: z.number().int().positive(),
    /** Null: taken back. */
    body: keptContentSchema
      .nullable()
      .meta({ examples: [{ kind: 'tags', intro: 'Words from people who have been there.', notes: [] }] }),
  }),
});
