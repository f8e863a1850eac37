import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

const unsubscribe = {
  path: '/api/notifications/unsubscribe',
  access: 'visitor',
  crossSite: 'exempt',
  // A link in a mail, to which programs on its way may add names of their own.
  query: z.looseObject({ token: z.string().max(2_000) }),
  download: ['text/html'],
  status: 200,
} as const;

/** Programs that look through mails open every link: looking changes nothing. */
export const showUnsubscribe = defineEndpoint({
  ...unsubscribe,
  name: 'showUnsubscribe',
  method: 'GET',
  summary: 'A page with one button that stops emails of one kind.',
});

/** RFC 8058: the mail program sends it with one press, without any session. */
export const unsubscribeByMail = defineEndpoint({
  ...unsubscribe,
  name: 'unsubscribeByMail',
  method: 'POST',
  summary: 'Stops emails of one kind (RFC 8058, one click).',
  rawBody: { maxBytes: 2_048, types: ['application/x-www-form-urlencoded', 'multipart/form-data'] },
});

export const UNSUBSCRIBE_ENDPOINTS = [showUnsubscribe, unsubscribeByMail] as const;
