import { defineEndpoint, openApiEndpoint } from '@waymark/contracts-core';
import { feedbackReceiptSchema, feedbackSchema } from './feedback';

export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  summary: 'Takes what somebody thinks of the site: at most five in ten minutes from one address.',
  access: 'visitor',
  body: feedbackSchema,
  response: feedbackReceiptSchema,
  status: 201,
  problems: ['request.rate-limited'],
});

export const getOpenApi = openApiEndpoint('community');

/** Every endpoint of the slice: openapi.json and the access matrix are made from this list. */
export const COMMUNITY_ENDPOINTS = [sendFeedback, getOpenApi] as const;
