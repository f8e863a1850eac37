import {
  CONTENT_STATES,
  defineEndpoint,
  idParamSchema,
  pageQuerySchema,
  requiredParagraphsSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { APPEAL_WORDS_MAX, CASE_ACTS, CASE_KINDS, REPORT_REASONS } from './case-words';

/** What staff decided about a member's post, and why; only the author sees it. */
export const statementOfReasonsSchema = z.object({
  id: z.number().int(),
  kind: z.enum(CASE_KINDS),
  contentId: z.string().default(''),
  /** Path of the page that showed the content. */
  path: z.string().nullable(),
  act: z.enum(CASE_ACTS),
  rule: z.enum(REPORT_REASONS),
  facts: z.string(),
  /** End of the limit; set if the decision limits the author. */
  limitedUntil: z.iso.datetime().nullable().default(null),
  /** How it reached staff: reports from people, an automatic check, or staff noticed it themselves. */
  cameBy: z.enum(['reports', 'signals', 'staff']),
  decidedAt: z.iso.datetime(),
  /** Current state of the content, which a later decision may have changed. */
  contentState: z.enum(CONTENT_STATES),
  /** The statement of the decision that this one reviews on appeal; null for a first decision. */
  appealOf: z.number().int().nullable(),
  /** Deadline for the author's appeal; null when they cannot appeal (any more). */
  appealUntil: z.iso.datetime().nullable(),
  appeal: z
    .object({
      words: z.string(),
      createdAt: z.iso.datetime(),
      /** Null while the appeal waits for a decision. */
      outcome: z.enum(['upheld', 'taken-back', 'gone']).nullable(),
      /** The statement of the decision that followed. */
      statementId: z.number().int().nullable(),
    })
    .nullable(),
});
export type StatementOfReasons = z.output<typeof statementOfReasonsSchema>;

export const appealSchema = z.object({
  words: requiredParagraphsSchema(
    APPEAL_WORDS_MAX,
    'Tell us why we should decide differently, in at least 10 characters.',
    10,
  ),
});

const params = z.object({ id: idParamSchema });

export const APPEAL_PROBLEMS = [
  'statement.not-found',
  'case.gone',
  'appeal.nothing',
  'appeal.overtaken',
  'appeal.final',
  'appeal.too-late',
  'appeal.already',
] as const;

export const listStatementsOfReasons = defineEndpoint({
  name: 'listStatementsOfReasons',
  method: 'GET',
  path: '/api/statements',
  summary: 'Decisions about what the logged-in member posted, newest first.',
  access: 'member',
  query: pageQuerySchema,
  response: z.array(statementOfReasonsSchema),
  status: 200,
});

export const readStatementOfReasons = defineEndpoint({
  name: 'readStatementOfReasons',
  method: 'GET',
  path: '/api/statements/:id',
  summary: 'The statement of reasons for one decision, for the author of the content.',
  access: 'member',
  params,
  response: statementOfReasonsSchema,
  status: 200,
  problems: ['statement.not-found'],
});

export const appealDecision = defineEndpoint({
  name: 'appealDecision',
  method: 'POST',
  path: '/api/statements/:id/appeal',
  summary: 'Appeals against a decision, once and within six months.',
  access: 'member',
  params,
  body: appealSchema,
  response: statementOfReasonsSchema,
  status: 201,
  problems: APPEAL_PROBLEMS,
});

export const STATEMENT_OF_REASONS_ENDPOINTS = [
  listStatementsOfReasons,
  readStatementOfReasons,
  appealDecision,
] as const;

/** Accepts any text, because a malformed code gets the same response as a wrong one. */
const code = z
  .string('Please open the link in our email again.')
  .max(1_000, 'Please open the link in our email again.');

export const statementOfReasonsLinkSchema = z.strictObject({ code });
export const linkedAppealSchema = z.strictObject({ ...appealSchema.shape, code });

const linked = {
  method: 'POST',
  access: 'visitor',
  params: z.object({ id: idParamSchema }),
  response: statementOfReasonsSchema,
} as const;

export const readLinkedStatementOfReasons = defineEndpoint({
  ...linked,
  name: 'readLinkedStatementOfReasons',
  path: '/api/statements/:id/by-link',
  summary:
    'A statement of reasons, using the code from its email or from the email about the decision before or after it. This is a POST to keep the code out of URLs.',
  body: statementOfReasonsLinkSchema,
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

export const STATEMENT_OF_REASONS_LINK_ENDPOINTS = [readLinkedStatementOfReasons, appealByLink] as const;
