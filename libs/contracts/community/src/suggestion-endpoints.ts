import { z } from 'zod';
import { defineEndpoint, idParamSchema, pageQuerySchema } from '@waymark/contracts-core';
import {
  adminSuggestionDetailSchema,
  adminSuggestionSchema,
  heardSchema,
  mergeSuggestionSchema,
  newestRunSchema,
  publishSuggestionSchema,
  splitSuggestionSchema,
  suggestionChangeSchema,
} from './suggestion';
import { SUGGESTION_STATUSES } from './suggestion-words';

const SUGGESTIONS = '/api/admin/suggestions';
const params = z.object({ id: idParamSchema });

export const listAdminSuggestions = defineEndpoint({
  name: 'listAdminSuggestions',
  method: 'GET',
  path: SUGGESTIONS,
  summary:
    'Suggestions drawn from feedback, most pressing first. For the feedback behind one: GET /api/admin/feedback?suggestionId=.',
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
  summary: 'Moves some of its feedback to a new suggestion and returns that one.',
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
  summary: 'Unpublishes the text. The suggestion is planned again.',
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
