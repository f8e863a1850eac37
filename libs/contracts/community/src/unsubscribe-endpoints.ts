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

/** A GET request that changes nothing, because email scanners open every link. */
export const showUnsubscribe = defineEndpoint({
  ...unsubscribe,
  name: 'showUnsubscribe',
  method: 'GET',
  summary: 'A page with one button that stops emails of one kind.',
});

/** The request that an email program sends with one click, without a session (RFC 8058). */
export const unsubscribeByMail = defineEndpoint({
  ...unsubscribe,
  name: 'unsubscribeByMail',
  method: 'POST',
  summary: 'Stops emails of one kind (RFC 8058, one click).',
  rawBody: { maxBytes: 2_048, types: ['application/x-www-form-urlencoded', 'multipart/form-data'] },
});

export const UNSUBSCRIBE_ENDPOINTS = [showUnsubscribe, unsubscribeByMail] as const;
