import {
  defineEndpoint,
  idParamSchema,
  idSchema,
  pageQuerySchema,
  requiredLineSchema,
  requiredParagraphsSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import {
  SUGGESTION_CATEGORIES,
  SUGGESTION_LIMITS,
  SUGGESTION_PRIORITIES,
  SUGGESTION_STATUSES,
} from './suggestion-words';

const LIMITS = SUGGESTION_LIMITS;
const titleSchema = requiredLineSchema(LIMITS.title, 'Enter a title.');
const descriptionSchema = requiredParagraphsSchema(LIMITS.description, 'Enter a description.');

/** A group of similar feedback. Its text comes from that feedback unless staff rewrote it. */
export const adminSuggestionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(SUGGESTION_PRIORITIES),
  category: z.enum(SUGGESTION_CATEGORIES),
  createdAt: z.iso.datetime(),
  /** The message that is most similar to all the others. */
  userFeedback: z.string(),
  status: z.enum(SUGGESTION_STATUSES),
  /** What created the group: `embedded`, `staff`, or `language model <name>`. */
  engine: z.string(),
  /** Whether staff wrote its title or description. */
  isEdited: z.boolean(),
  feedbackCount: z.number().int(),
  version: z.number().int(),
});
export type AdminSuggestion = z.output<typeof adminSuggestionSchema>;

/** What we did about a suggestion; public. */
export const heardSchema = z.object({
  id: z.number().int(),
  heard: z.string(),
  changed: z.string(),
  /** Number of people who sent the feedback. */
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
  /** Status after the change. `published` is missing, because publishing is a separate endpoint. */
  status: z.enum(['open', 'planned', 'dismissed'], 'Choose open, planned or dismissed.').optional(),
});
export type SuggestionChange = z.output<typeof suggestionChangeSchema>;

export const mergeSuggestionSchema = z.object({ into: idSchema });
export const splitSuggestionSchema = z.object({
  feedbackIds: z
    .array(idSchema)
    .min(1, 'Choose the feedback to split off.')
    .max(LIMITS.split, `Choose ${LIMITS.split} at most.`),
});
export const publishSuggestionSchema = z.object({
  heard: requiredParagraphsSchema(LIMITS.heard, 'Write what you heard.'),
  changed: requiredParagraphsSchema(LIMITS.changed, 'Write what changed.'),
});

/** Progress of the newest grouping run. */
export const suggestionRunSchema = z.object({
  id: z.number().int(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  engine: z.string().nullable(),
  stage: z.enum(['waiting', 'reading', 'comparing', 'writing', 'over']),
  done: z.number().int(),
  total: z.number().int(),
  /** Number of new suggestions. */
  found: z.number().int(),
  /** Amount of feedback added to existing suggestions. */
  joined: z.number().int(),
  note: z.string().nullable(),
  askedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type SuggestionRun = z.output<typeof suggestionRunSchema>;
/** The latest run; null before the first one. */
export const newestRunSchema = z.object({ run: suggestionRunSchema.nullable(), waitingFeedback: z.number().int() });
export type NewestRun = z.output<typeof newestRunSchema>;

const SUGGESTIONS = '/api/admin/suggestions';
const params = z.object({ id: idParamSchema });

export const listAdminSuggestions = defineEndpoint({
  name: 'listAdminSuggestions',
  method: 'GET',
  path: SUGGESTIONS,
  summary:
    'Suggestions drawn from feedback, most urgent first. For the feedback behind one: GET /api/admin/feedback?suggestionId=.',
  access: 'moderator',
  query: pageQuerySchema.extend({
    status: z.enum(SUGGESTION_STATUSES).default('open'),
    limit: pageQuerySchema.shape.limit.default(20),
  }),
  response: z.array(adminSuggestionSchema),
  status: 200,
});

export const readSuggestionRun = defineEndpoint({
  name: 'readSuggestionRun',
  method: 'GET',
  path: `${SUGGESTIONS}/run`,
  summary: 'How far the latest grouping has got, and how much feedback has come in since.',
  access: 'moderator',
  response: newestRunSchema,
  status: 200,
});

export const askForSuggestions = defineEndpoint({
  name: 'askForSuggestions',
  method: 'POST',
  path: `${SUGGESTIONS}/runs`,
  summary: 'Starts a grouping, or returns the one that is already running.',
  access: 'moderator',
  response: newestRunSchema,
  status: 201,
});

export const readAdminSuggestion = defineEndpoint({
  name: 'readAdminSuggestion',
  method: 'GET',
  path: `${SUGGESTIONS}/:id`,
  summary: 'One suggestion.',
  access: 'moderator',
  params,
  response: adminSuggestionDetailSchema,
  status: 200,
  problems: ['suggestion.not-found'],
});

const act = { params, response: adminSuggestionDetailSchema, access: 'moderator' } as const;

export const changeSuggestion = defineEndpoint({
  ...act,
  name: 'changeSuggestion',
  method: 'PATCH',
  path: `${SUGGESTIONS}/:id`,
  summary: 'Changes text, category, priority or status. Refused if someone else has changed it since.',
  body: suggestionChangeSchema,
  status: 200,
  problems: ['suggestion.not-found', 'suggestion.changed', 'suggestion.is-published'],
});

export const mergeSuggestion = defineEndpoint({
  ...act,
  name: 'mergeSuggestion',
  method: 'POST',
  path: `${SUGGESTIONS}/:id/merge`,
  summary: 'Moves all its feedback to another suggestion and returns that one. This suggestion is deleted.',
  body: mergeSuggestionSchema,
  status: 200,
  problems: ['suggestion.not-found', 'suggestion.same', 'suggestion.is-published'],
});

export const splitSuggestion = defineEndpoint({
  ...act,
  name: 'splitSuggestion',
  method: 'POST',
  path: `${SUGGESTIONS}/:id/split`,
  summary: 'Moves some of a suggestion’s feedback to a new suggestion, and returns the new one.',
  body: splitSuggestionSchema,
  status: 201,
  problems: ['suggestion.not-found', 'suggestion.nothing-left', 'suggestion.not-behind'],
});

export const publishSuggestion = defineEndpoint({
  ...act,
  name: 'publishSuggestion',
  method: 'PUT',
  path: `${SUGGESTIONS}/:id/heard`,
  summary: 'Publishes what we heard and what we changed. Repeating the call changes the text.',
  body: publishSuggestionSchema,
  status: 200,
  problems: ['suggestion.not-found'],
});

export const withdrawSuggestion = defineEndpoint({
  ...act,
  name: 'withdrawSuggestion',
  method: 'DELETE',
  path: `${SUGGESTIONS}/:id/heard`,
  summary: 'Unpublishes the text. The suggestion’s status goes back to “planned”.',
  status: 200,
  problems: ['suggestion.not-found'],
});

export const listHeard = defineEndpoint({
  name: 'listHeard',
  method: 'GET',
  path: '/api/heard',
  summary: 'What people told us and what we changed, newest first.',
  access: 'visitor',
  query: pageQuerySchema.extend({ limit: pageQuerySchema.shape.limit.default(20) }),
  response: z.array(heardSchema),
  status: 200,
});

export const SUGGESTION_ENDPOINTS = [
  listAdminSuggestions,
  readSuggestionRun,
  askForSuggestions,
  readAdminSuggestion,
  changeSuggestion,
  mergeSuggestion,
  splitSuggestion,
  publishSuggestion,
  withdrawSuggestion,
  listHeard,
] as const;
