import { z } from 'zod';
import {
  contentIdSchema,
  contentKindSchema,
  defineEndpoint,
  optionalEmailSchema,
  paragraphsSchema,
} from '@waymark/contracts-core';
import { REPORT_REASONS, REPORT_WORDS_MAX } from './case-words';

export const reportSchema = z
  .object({
    kind: contentKindSchema,
    contentId: contentIdSchema,
    reason: z.enum(REPORT_REASONS, 'Choose what is wrong.'),
    /** The reporter's own description of the problem. */
    words: paragraphsSchema(REPORT_WORDS_MAX).default(''),
    /** A visitor's address, to hear the result; members are notified on the site. */
    email: optionalEmailSchema(),
  })
  .refine(({ reason, words }) => reason !== 'other' || words !== '', {
    path: ['words'],
    error: 'Say in a few words what is wrong.',
  });
export type Report = z.output<typeof reportSchema>;

export const reportReceiptSchema = z.object({
  id: z.number().int(),
  /** Whether the reporter will hear the result. */
  isAnswered: z.boolean(),
});
export type ReportReceipt = z.output<typeof reportReceiptSchema>;

export const sendReport = defineEndpoint({
  name: 'sendReport',
  method: 'POST',
  path: '/api/reports',
  summary:
    'Reports content to staff. A second report by the same person replaces the first, so each person counts once.',
  access: 'visitor',
  body: reportSchema,
  response: reportReceiptSchema,
  status: 201,
  problems: ['report.gone', 'request.rate-limited'],
});
