import { z } from 'zod';
import { defineEndpoint, idParamSchema, idTextSchema, pageQuerySchema } from '@waymark/contracts-core';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES } from './feedback';
import {
  adminFeedbackDetailSchema,
  adminFeedbackSchema,
  colleagueSchema,
  feedbackChangeSchema,
  feedbackSearchSchema,
  mergeFeedbackSchema,
  newAnswerSchema,
  newNoteSchema,
} from './feedback-desk';
import { FEEDBACK_ASSIGNEES, FEEDBACK_STATUSES } from './feedback-words';

const DESK = '/api/admin/feedback';
const params = z.object({ id: idParamSchema });

/** What narrows a list. */
const filters = {
  status: z.enum(FEEDBACK_STATUSES).optional(),
  type: z.enum(FEEDBACK_TYPES).optional(),
  urgency: z.enum(FEEDBACK_URGENCIES).optional(),
  assignee: z.enum(FEEDBACK_ASSIGNEES).optional(),
  /** What stands behind this suggestion. */
  suggestionId: idTextSchema().optional(),
  /** Words of the subject or the message. */
  q: feedbackSearchSchema.default(''),
  /** What programs may have sent, which no other list shows. */
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
  summary:
    'The newest 5,000 of the same list, with email addresses, as a table for a spreadsheet. Noted in the audit log.',
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
  summary: 'Adds a note for colleagues. A member finds it in an export of their data.',
  body: newNoteSchema,
  status: 201,
  problems: ['feedback.not-found'],
});

export const answerFeedback = defineEndpoint({
  ...act,
  name: 'answerFeedback',
  method: 'POST',
  path: `${DESK}/:id/answer`,
  summary: 'Answers by email, to the address given or to the member’s own.',
  body: newAnswerSchema,
  status: 201,
  problems: ['feedback.not-found', 'feedback.no-address'],
});

export const mergeFeedback = defineEndpoint({
  ...act,
  name: 'mergeFeedback',
  method: 'PUT',
  path: `${DESK}/:id/original`,
  summary: 'Merges it into another, with everything merged into it before.',
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
