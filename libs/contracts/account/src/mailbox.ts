import { z } from 'zod';
import { defineEndpoint, pageMetadataSchema } from '@waymark/contracts-core';

/** One line of the local mailbox, which developers use. */
export const mailHeadSchema = z.object({ id: z.uuid(), to: z.string(), subject: z.string(), sentAt: z.iso.datetime() });
export type MailHead = z.output<typeof mailHeadSchema>;

export const mailSchema = mailHeadSchema.extend({ text: z.string() });
export type SentMail = z.output<typeof mailSchema>;

export const listMails = defineEndpoint({
  name: 'listMails',
  method: 'GET',
  path: '/api/auth/mailbox',
  summary: 'Local mode only: the latest 100 emails that the site sent. 404 if a mail server is configured.',
  access: 'visitor',
  response: z.array(mailHeadSchema),
  status: 200,
});

export const getMail = defineEndpoint({
  name: 'getMail',
  method: 'GET',
  path: '/api/auth/mailbox/:id',
  summary: 'Local mode only: one email, as plain text.',
  access: 'visitor',
  params: z.object({ id: z.uuid() }),
  response: mailSchema,
  status: 200,
});

export const getMailHtml = defineEndpoint({
  name: 'getMailHtml',
  method: 'GET',
  path: '/api/auth/mailbox/:id/html',
  summary: 'Local mode only: one email as HTML, in a sandbox without scripts.',
  access: 'visitor',
  params: z.object({ id: z.uuid() }),
  download: ['text/html'],
  status: 200,
});

export const getMailboxPage = defineEndpoint({
  name: 'getMailboxPage',
  method: 'GET',
  path: '/api/auth/mailbox-page',
  summary: 'Whether there is a page at /mailbox. 404 if a mail server is configured.',
  access: 'visitor',
  response: pageMetadataSchema,
  status: 200,
});

export const MAILBOX_ENDPOINTS = [listMails, getMail, getMailHtml, getMailboxPage] as const;
