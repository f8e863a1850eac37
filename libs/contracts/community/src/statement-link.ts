import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { APPEAL_PROBLEMS, appealSchema, statementSchema } from './statement';

/** Of whatever length and letters: a code that cannot be one is answered as one that is wrong. */
const code = z
  .string('Please open the link in our email again.')
  .max(1_000, 'Please open the link in our email again.');

export const statementLinkSchema = z.strictObject({ code });
export const linkedAppealSchema = z.strictObject({ ...appealSchema.shape, code });

const linked = {
  method: 'POST',
  access: 'visitor',
  params: z.object({ id: idParamSchema }),
  response: statementSchema,
} as const;

export const readLinkedStatement = defineEndpoint({
  ...linked,
  name: 'readLinkedStatement',
  path: '/api/statements/:id/by-link',
  summary:
    'A statement of reasons, by the code from its email or from the email about the decision before or after it. This is a POST to keep the code out of addresses.',
  body: statementLinkSchema,
  status: 200,
  problems: ['statement.not-found', 'request.rate-limited'],
});

export const appealByLink = defineEndpoint({
  ...linked,
  name: 'appealByLink',
  path: '/api/statements/:id/by-link/appeal',
  summary: 'Appeals with the code from the email, for people who cannot log in.',
  body: linkedAppealSchema,
  status: 201,
  problems: [...APPEAL_PROBLEMS, 'request.rate-limited'],
});

export const STATEMENT_LINK_ENDPOINTS = [readLinkedStatement, appealByLink] as const;
