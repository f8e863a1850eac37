import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { APPEAL_PROBLEMS, appealSchema, statementSchema } from './statement';

/** Of whatever length and letters: a code that cannot be one is answered as one that is wrong. */
const code = z.string('Open the link in our mail once more.').max(1_000, 'Open the link in our mail once more.');

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
    'A statement of reasons by the code of its mail, or by that of the decision before or after it. A POST, so that the code is in no address.',
  body: statementLinkSchema,
  status: 200,
  problems: ['statement.not-found', 'request.rate-limited'],
});

export const appealByLink = defineEndpoint({
  ...linked,
  name: 'appealByLink',
  path: '/api/statements/:id/by-link/appeal',
  summary: 'Asks that somebody else decides anew, by the code of the mail: for whoever cannot log in.',
  body: linkedAppealSchema,
  status: 201,
  problems: [...APPEAL_PROBLEMS, 'request.rate-limited'],
});

export const STATEMENT_LINK_ENDPOINTS = [readLinkedStatement, appealByLink] as const;
