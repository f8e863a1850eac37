import { z } from 'zod';
import { idSchema, lineSchema, requiredLineSchema, requiredParagraphsSchema } from '@waymark/contracts-core';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES } from './feedback';
import { FEEDBACK_DESK_LIMITS, FEEDBACK_STATUSES } from './feedback-words';

const LIMITS = FEEDBACK_DESK_LIMITS;
const statusSchema = z.enum(FEEDBACK_STATUSES, 'Choose new, seen, answered or done.');

/** Somebody of the staff. Null name: nobody of that number is known any more. */
export const colleagueSchema = z.object({ id: z.number().int(), name: z.string().nullable() });
export type Colleague = z.output<typeof colleagueSchema>;

/** A feedback as staff read it. All of its texts are strangers' words: to be shown as text. */
export const adminFeedbackSchema = z.object({
  id: z.number().int(),
  type: z.enum(FEEDBACK_TYPES),
  subject: z.string(),
  message: z.string(),
  /** Of bug reports alone. */
  urgency: z.enum(FEEDBACK_URGENCIES).nullable(),
  createdAt: z.iso.datetime(),
  /** Public name of the member who wrote it; null for a visitor. */
  userName: z.string().nullable(),
  /** For admins; null for moderators, who answer without seeing it. */
  userEmail: z.string().nullable(),
  /** Path of the page it was written on. */
  pageUrl: z.string().nullable(),
  errorLogs: z.string().nullable(),
  tags: z.array(z.string()),
  status: statusSchema,
  assignee: colleagueSchema.nullable(),
  /** How many others say the same and were merged into it. */
  duplicates: z.number().int(),
  /** A program may have sent it. */
  isSuspected: z.boolean(),
  /** There is an address to answer to: one that was given, or a member's. */
  canAnswer: z.boolean(),
  /** Send it back with a change. */
  version: z.number().int(),
});
export type AdminFeedback = z.output<typeof adminFeedbackSchema>;

export const feedbackNoteSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['note', 'answer']),
  author: colleagueSchema.nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type FeedbackNote = z.output<typeof feedbackNoteSchema>;

export const adminFeedbackDetailSchema = adminFeedbackSchema.extend({
  userAgent: z.string().nullable(),
  /** Oldest first. */
  notes: z.array(feedbackNoteSchema),
  /** What was merged into it, newest first; the first 50. */
  merged: z.array(adminFeedbackSchema.pick({ id: true, subject: true, message: true, createdAt: true })),
  /** The one it was merged into. */
  duplicateOf: z.number().int().nullable(),
  suggestion: z.object({ id: z.number().int(), title: z.string() }).nullable(),
});
export type AdminFeedbackDetail = z.output<typeof adminFeedbackDetailSchema>;

export const feedbackChangeSchema = z.object({
  version: idSchema,
  status: statusSchema.optional(),
  /** A colleague's number, or null for nobody. */
  assigneeId: idSchema.nullable().optional(),
  tags: z
    .array(requiredLineSchema(LIMITS.tag, 'A tag needs a word.'))
    .max(LIMITS.tags, `Please use at most ${LIMITS.tags} tags.`)
    .transform((tags) => [...new Set(tags)])
    .optional(),
});
export type FeedbackChange = z.output<typeof feedbackChangeSchema>;

export const newNoteSchema = z.object({ text: requiredParagraphsSchema(LIMITS.note, 'Write the note first.') });
export const newAnswerSchema = z.object({ text: requiredParagraphsSchema(LIMITS.answer, 'Write the answer first.') });
export const mergeFeedbackSchema = z.object({ into: idSchema });
export const feedbackSearchSchema = lineSchema(LIMITS.search);
