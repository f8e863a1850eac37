import {
  defineEndpoint,
  idParamSchema,
  idSchema,
  idTextSchema,
  lineSchema,
  pageQuerySchema,
  requiredLineSchema,
  requiredParagraphsSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES } from './feedback';
import { FEEDBACK_ASSIGNEES, FEEDBACK_DESK_LIMITS, FEEDBACK_STATUSES } from './feedback-words';

const LIMITS = FEEDBACK_DESK_LIMITS;
const statusSchema = z.enum(FEEDBACK_STATUSES, 'Choose new, seen, answered or done.');

/** A member of staff. `name` is null when the account no longer exists. */
export const colleagueSchema = z.object({ id: z.number().int(), name: z.string().nullable() });
export type Colleague = z.output<typeof colleagueSchema>;

/** Feedback as staff read it. All its texts are untrusted input: show them as plain text. */
export const adminFeedbackSchema = z.object({
  id: z.number().int(),
  type: z.enum(FEEDBACK_TYPES),
  subject: z.string(),
  message: z.string(),
  /** Urgency; only bug reports have one. */
  urgency: z.enum(FEEDBACK_URGENCIES).nullable(),
  createdAt: z.iso.datetime(),
  /** Public name of the member who wrote it; null for visitors. */
  userName: z.string().nullable(),
  /** Email address for admins; null for moderators, who reply without seeing it. */
  userEmail: z.string().nullable(),
  /** Path of the page where the feedback was written. */
  pageUrl: z.string().nullable(),
  errorLogs: z.string().nullable(),
  tags: z.array(z.string()),
  status: statusSchema,
  assignee: colleagueSchema.nullable(),
  /** Number of duplicates that were merged into it. */
  duplicates: z.number().int(),
  /** True if a bot may have sent it. */
  isSuspected: z.boolean(),
  /** Whether there is an address for a reply: one that a visitor gave, or a member's. */
  canAnswer: z.boolean(),
  /** Version of the feedback. Send it with each change, to detect conflicting edits. */
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
  /** The duplicates that were merged into it: at most 50, newest first. */
  merged: z.array(adminFeedbackSchema.pick({ id: true, subject: true, message: true, createdAt: true })),
  /** The feedback that it was merged into. */
  duplicateOf: z.number().int().nullable(),
  suggestion: z.object({ id: z.number().int(), title: z.string() }).nullable(),
});
export type AdminFeedbackDetail = z.output<typeof adminFeedbackDetailSchema>;

export const feedbackChangeSchema = z.object({
  version: idSchema,
  status: statusSchema.optional(),
  /** ID of a member of staff; null for nobody. */
  assigneeId: idSchema.nullable().optional(),
  tags: z
    .array(requiredLineSchema(LIMITS.tag, 'Enter the tag.'))
    .max(LIMITS.tags, `Please use at most ${LIMITS.tags} tags.`)
    .transform((tags) => [...new Set(tags)])
    .optional(),
});
export type FeedbackChange = z.output<typeof feedbackChangeSchema>;

export const newNoteSchema = z.object({ text: requiredParagraphsSchema(LIMITS.note, 'Write the note first.') });
export const newAnswerSchema = z.object({ text: requiredParagraphsSchema(LIMITS.answer, 'Write the reply first.') });
export const mergeFeedbackSchema = z.object({ into: idSchema });
export const feedbackSearchSchema = lineSchema(LIMITS.search);

const DESK = '/api/admin/feedback';
const params = z.object({ id: idParamSchema });

/** Filters of a feedback list. */
const filters = {
  status: z.enum(FEEDBACK_STATUSES).optional(),
  type: z.enum(FEEDBACK_TYPES).optional(),
  urgency: z.enum(FEEDBACK_URGENCIES).optional(),
  assignee: z.enum(FEEDBACK_ASSIGNEES).optional(),
  /** Returns only feedback that belongs to this suggestion. */
  suggestionId: idTextSchema().optional(),
  /** Searches the subject and message. */
  q: feedbackSearchSchema.default(''),
  /** Only feedback that bots may have sent; other lists hide it. */
  suspected: z.enum(['true', 'false']).default('false'),
};

export const listAdminFeedback = defineEndpoint({
  name: 'listAdminFeedback',
  method: 'GET',
  path: DESK,
  summary: 'Feedback, newest first. Merged feedback is listed under the one it was merged into.',
  access: 'moderator',
  query: pageQuerySchema.extend({
    ...filters,
    limit: pageQuerySchema.shape.limit.default(20),
  }),
  response: z.array(adminFeedbackSchema),
  status: 200,
});

export const exportFeedback = defineEndpoint({
  name: 'exportFeedback',
  method: 'GET',
  path: `${DESK}/export.csv`,
  summary: 'The latest 5,000 items from the same list, with email addresses, as a CSV file. Noted in the audit log.',
  access: 'admin',
  query: z.object(filters),
  download: ['text/csv'],
  status: 200,
});

export const readAdminFeedback = defineEndpoint({
  name: 'readAdminFeedback',
  method: 'GET',
  path: `${DESK}/:id`,
  summary: 'One piece of feedback with all staff notes.',
  access: 'moderator',
  params,
  response: adminFeedbackDetailSchema,
  status: 200,
  problems: ['feedback.not-found'],
});

export const listColleagues = defineEndpoint({
  name: 'listColleagues',
  method: 'GET',
  path: `${DESK}/colleagues`,
  summary: 'Staff who can take on feedback: the caller, and anyone who has worked on feedback.',
  access: 'moderator',
  response: z.array(colleagueSchema),
  status: 200,
});

const act = { params, response: adminFeedbackDetailSchema, access: 'moderator' } as const;

export const changeFeedback = defineEndpoint({
  ...act,
  name: 'changeFeedback',
  method: 'PATCH',
  path: `${DESK}/:id`,
  summary: 'Changes status, tags or assignee. Refused if someone else has changed it since.',
  body: feedbackChangeSchema,
  status: 200,
  problems: ['feedback.not-found', 'feedback.changed', 'feedback.no-such-colleague'],
});

export const noteFeedback = defineEndpoint({
  ...act,
  name: 'noteFeedback',
  method: 'POST',
  path: `${DESK}/:id/notes`,
  summary: 'Adds a note for colleagues. Members will see it if they export their data.',
  body: newNoteSchema,
  status: 201,
  problems: ['feedback.not-found'],
});

export const answerFeedback = defineEndpoint({
  ...act,
  name: 'answerFeedback',
  method: 'POST',
  path: `${DESK}/:id/answer`,
  summary: 'Replies by email, to the address given or the member’s own.',
  body: newAnswerSchema,
  status: 201,
  problems: ['feedback.not-found', 'feedback.no-address'],
});

export const mergeFeedback = defineEndpoint({
  ...act,
  name: 'mergeFeedback',
  method: 'PUT',
  path: `${DESK}/:id/original`,
  summary: 'Merges it into another piece of feedback, with everything already merged into it.',
  body: mergeFeedbackSchema,
  status: 200,
  problems: ['feedback.not-found', 'feedback.same'],
});

export const partFeedback = defineEndpoint({
  ...act,
  name: 'partFeedback',
  method: 'DELETE',
  path: `${DESK}/:id/original`,
  summary: 'Undoes a merge: the feedback is separate again.',
  status: 200,
  problems: ['feedback.not-found'],
});

export const FEEDBACK_DESK_ENDPOINTS = [
  listAdminFeedback,
  exportFeedback,
  listColleagues,
  readAdminFeedback,
  changeFeedback,
  noteFeedback,
  answerFeedback,
  mergeFeedback,
  partFeedback,
] as const;
