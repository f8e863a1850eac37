import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { defineEvent } from './event';
import { CONTENT_KINDS, CONTENT_AUTO_FLAGS, CONTENT_STATES, type ContentKind } from './moderation-kinds';

export const contentKindSchema = z.enum(CONTENT_KINDS);
export const contentStateSchema = z.enum(CONTENT_STATES);
/** A number, or the UUID of a photo: each kind of content has its own form of ID. */
export const contentIdSchema = z
  .string()
  .regex(/^[0-9a-f-]{1,36}$/, 'Nothing here has this ID.')
  .meta({ examples: ['12'] });
const caseId = z.number().int().positive();
const when = z.iso.datetime();

/**
 * Defines `<slice>.content.described.v1`, which describes reported content. The service that stores the content
 * publishes it; the text is never included.
 */
export function contentDescribedEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.content.described.v1`,
    summary:
      'Who wrote the reported content, which page it is on and when it was written. The text itself stays in its own slice.',
    data: z.object({
      caseId,
      kind: contentKindSchema,
      contentId: contentIdSchema,
      exists: z.boolean(),
      authorId: z.number().int().positive().nullable(),
      /** Path of the page that shows it. */
      path: z.string().nullable(),
      writtenAt: when.nullable(),
    }),
  });
}

/** Defines `<slice>.content.moderated.v1`. Aggregate: the content. */
export function contentModeratedEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.content.moderated.v1`,
    summary: 'A staff decision about content has taken effect, or the content was already gone.',
    data: z.object({
      caseId,
      decisionNumber: z.number().int().positive(),
      kind: contentKindSchema,
      contentId: contentIdSchema,
      state: contentStateSchema,
      /** False when the content no longer existed. */
      isApplied: z.boolean(),
    }),
  });
}

/** Defines `<slice>.content.signalled.v1`. Aggregate: the content. */
export function contentAutoFlaggedEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.content.signalled.v1`,
    summary: 'An automatic check flagged content for staff to look at. This hides nothing.',
    data: z.object({
      kind: contentKindSchema,
      contentId: contentIdSchema,
      signals: z.array(z.enum(CONTENT_AUTO_FLAGS)).min(1),
    }),
  });
}

/** Tells an author that staff hid their content, with the number of the statement of reasons. */
export const hiddenContentSchema = z.object({
  state: z.enum(['hidden', 'removed']),
  statementId: z.number().int().nullable(),
});
export type HiddenContent = z.output<typeof hiddenContentSchema>;

/** Tells everybody that staff corrected a text; only the author gets the number of the statement. */
export const correctedSchema = z.object({ at: when, statementId: z.number().int().nullable() });
export type Corrected = z.output<typeof correctedSchema>;

const words = z.object({ label: z.string(), text: z.string() });

/** One text that staff may correct. */
export const correctableTextSchema = z.object({
  part: z.string(),
  label: z.string(),
  text: z.string(),
  max: z.number().int().positive(),
  isRequired: z.boolean(),
});
export type CorrectableText = z.output<typeof correctableTextSchema>;

/** Content as moderators see it, hidden or not; the same shape for every kind. */
export const moderationContentSchema = z.object({
  kind: contentKindSchema,
  contentId: contentIdSchema,
  state: contentStateSchema,
  authorId: z.number().int().nullable(),
  /** The author's name as shown with the content. */
  authorName: z.string().nullable(),
  path: z.string().nullable(),
  writtenAt: when,
  editedAt: when.nullable(),
  title: z.string(),
  texts: z.array(words),
  facts: z.array(words),
  photos: z.array(z.object({ url: z.string(), width: z.number(), height: z.number(), description: z.string() })),
  /** Earlier versions, before the author's edits; newest first. */
  earlier: z.array(z.object({ until: when, texts: z.array(words) })),
  /** Texts that staff may correct, in their current version; empty when there are none. */
  correctable: z.array(correctableTextSchema).default([]),
  /** Staff decisions about it, newest first. */
  steps: z.array(z.object({ caseId, decisionNumber: z.number().int(), state: contentStateSchema, at: when })),
});
export type ModerationContent = z.output<typeof moderationContentSchema>;
/** A service's description of one item; the service kit adds the decisions about it. */
export type ShownContent = Omit<ModerationContent, 'kind' | 'contentId' | 'steps' | 'correctable'>;

/** Returns a service's own content to staff. `path` ends with `/:kind/:contentId`. */
export function moderationContentEndpoint<const N extends string>(
  name: N,
  folder: `/api/${string}/moderated`,
  kinds: readonly ContentKind[],
) {
  return defineEndpoint({
    name,
    method: 'GET',
    path: `${folder}/:kind/:contentId`,
    summary: 'Content as moderators see it, hidden or not, with earlier versions and decisions.',
    access: 'moderator',
    params: z.object({ kind: z.enum(kinds), contentId: contentIdSchema }),
    response: moderationContentSchema,
    status: 200,
  });
}

/** A title and the beginning of the content, for a row of a list. */
export const contentExcerptSchema = z.object({
  kind: contentKindSchema,
  contentId: contentIdSchema,
  title: z.string(),
  excerpt: z.string(),
});
export type ContentExcerpt = z.output<typeof contentExcerptSchema>;

/** The page size of the moderation queue. */
export const MOST_EXCERPTS = 20;

/** Returns many items to staff in one request. `folder` as in `moderationContentEndpoint`. */
export function contentExcerptsEndpoint<const N extends string>(
  name: N,
  folder: `/api/${string}/moderated`,
  kinds: readonly ContentKind[],
) {
  return defineEndpoint({
    name,
    method: 'GET',
    path: `${folder}/excerpts`,
    summary: `Titles and first words of up to ${MOST_EXCERPTS} pieces of content, hidden or not. Content that is gone is left out.`,
    access: 'moderator',
    query: z.object({
      /** Kind and ID of each item, such as `review:31,review:32`. */
      of: z
        .string()
        .transform((of) =>
          of.split(',').map((one) => {
            const [kind, contentId] = one.split(':');
            return { kind, contentId };
          }),
        )
        .pipe(
          z
            .array(z.object({ kind: z.enum(kinds), contentId: contentIdSchema }))
            .max(MOST_EXCERPTS, `Ask for at most ${MOST_EXCERPTS}.`),
        ),
    }),
    response: z.array(contentExcerptSchema),
    status: 200,
  });
}

/** A correction as the author sees it. */
export const correctionTextsSchema = z.object({
  at: when,
  /** False after staff withdrew it, or after the author edited the text. */
  isInForce: z.boolean(),
  texts: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});
export type CorrectionTexts = z.output<typeof correctionTextsSchema>;
