import { z } from 'zod';
import { idSchema, requiredLineSchema, requiredParagraphsSchema } from '@waymark/contracts-core';
import {
  SUGGESTION_CATEGORIES,
  SUGGESTION_LIMITS,
  SUGGESTION_PRIORITIES,
  SUGGESTION_STATUSES,
} from './suggestion-words';

const LIMITS = SUGGESTION_LIMITS;
const titleSchema = requiredLineSchema(LIMITS.title, 'Write a title.');
const descriptionSchema = requiredParagraphsSchema(LIMITS.description, 'Write a description.');

/** What several people told us, put together. Its words are theirs unless staff wrote them anew. */
export const adminSuggestionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(SUGGESTION_PRIORITIES),
  category: z.enum(SUGGESTION_CATEGORIES),
  createdAt: z.iso.datetime(),
  /** The message that is most like all the others. */
  userFeedback: z.string(),
  status: z.enum(SUGGESTION_STATUSES),
  /** What grouped it: `embedded`, `staff`, or `language model <name>`. */
  engine: z.string(),
  /** Staff wrote its title or description. */
  isEdited: z.boolean(),
  feedbackCount: z.number().int(),
  version: z.number().int(),
});
export type AdminSuggestion = z.output<typeof adminSuggestionSchema>;

/** What became of it, for everybody to read. */
export const heardSchema = z.object({
  id: z.number().int(),
  heard: z.string(),
  changed: z.string(),
  /** How many told us. */
  people: z.number().int(),
  publishedAt: z.iso.datetime(),
});
export type HeardEntry = z.output<typeof heardSchema>;

export const adminSuggestionDetailSchema = adminSuggestionSchema.extend({ heard: heardSchema.nullable() });
export type AdminSuggestionDetail = z.output<typeof adminSuggestionDetailSchema>;

export const suggestionChangeSchema = z.object({
  version: idSchema,
  title: titleSchema.optional(),
  description: descriptionSchema.optional(),
  category: z.enum(SUGGESTION_CATEGORIES, 'Choose a category.').optional(),
  priority: z.enum(SUGGESTION_PRIORITIES, 'Choose a priority.').optional(),
  /** Publishing has a call of its own. */
  status: z.enum(['open', 'planned', 'dismissed'], 'Choose open, planned or dismissed.').optional(),
});
export type SuggestionChange = z.output<typeof suggestionChangeSchema>;

export const mergeSuggestionSchema = z.object({ into: idSchema });
export const splitSuggestionSchema = z.object({
  feedbackIds: z
    .array(idSchema)
    .min(1, 'Choose the feedback to split off.')
    .max(LIMITS.split, `Choose at most ${LIMITS.split}.`),
});
export const publishSuggestionSchema = z.object({
  heard: requiredParagraphsSchema(LIMITS.heard, 'Write what you heard.'),
  changed: requiredParagraphsSchema(LIMITS.changed, 'Write what changed.'),
});

/** How far the newest grouping is. */
export const suggestionRunSchema = z.object({
  id: z.number().int(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  engine: z.string().nullable(),
  stage: z.enum(['waiting', 'reading', 'comparing', 'writing', 'over']),
  done: z.number().int(),
  total: z.number().int(),
  /** New suggestions. */
  found: z.number().int(),
  /** Feedback that went to suggestions that were there. */
  joined: z.number().int(),
  note: z.string().nullable(),
  askedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type SuggestionRun = z.output<typeof suggestionRunSchema>;
/** Null: none was there yet. */
export const newestRunSchema = z.object({ run: suggestionRunSchema.nullable(), waitingFeedback: z.number().int() });
export type NewestRun = z.output<typeof newestRunSchema>;
