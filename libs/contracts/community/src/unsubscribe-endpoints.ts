import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

const unsubscribe = {
  path: '/api/notifications/unsubscribe',
  access: 'visitor',
  crossSite: 'exempt',
  // The link is in an email; programs on the way may add query parameters.
  query: z.looseObject({ token: z.string().max(2_000) }),
  download: ['text/html'],
  status: 200,
} as const;

/** Email scanners open every link, so a GET request changes nothing. */
export const showUnsubscribe = defineEndpoint({
  ...unsubscribe,
  name: 'showUnsubscribe',
  method: 'GET',
  summary: 'A page with one button that stops emails of one kind.',
});

/** RFC 8058: the email program sends this with one click, without a session. */
export const unsubscribeByMail = defineEndpoint({
  ...unsubscribe,
  name: 'unsubscribeByMail',
  method: 'POST',
  summary: 'Stops emails of one kind (RFC 8058, one click).',
  rawBody: { maxBytes: 2_048, types: ['application/x-www-form-urlencoded', 'multipart/form-data'] },
});

export const UNSUBSCRIBE_ENDPOINTS = [showUnsubscribe, unsubscribeByMail] as const;
