import {
  CONTENT_STATES,
  defineEndpoint,
  idParamSchema,
  idSchema,
  pageQuerySchema,
  requiredParagraphsSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { CASE_ACTS, CASE_KINDS, DECISION_FACTS_MAX, LIMIT_DAYS, REPORT_REASONS } from './case-words';
import { COMMENT_AUTO_FLAGS } from './comment-words';

const personSchema = z.object({ id: z.number().int(), name: z.string() });

/** A case in a list. */
export const caseSchema = z.object({
  id: z.number().int(),
  kind: z.enum(CASE_KINDS),
  contentId: z.string(),
  state: z.enum(['open', 'closed']),
  contentState: z.enum(CONTENT_STATES),
  /** Reasons from the reports that are not decided yet; most harmful first. */
  reasons: z.array(z.enum(REPORT_REASONS)),
  signals: z.array(z.enum(COMMENT_AUTO_FLAGS)),
  /** Number of people who have reported it since the case was opened. */
  voices: z.number().int(),
  isAppealed: z.boolean(),
  openedAt: z.iso.datetime(),
  decisionNumber: z.number().int(),
  /** Whether the service that stores the content has applied the newest decision. */
  isConfirmed: z.boolean(),
  /** Whether account has applied the newest decision to the author. */
  isMeasured: z.boolean().default(true),
  /** The moderator who holds the case at the moment. */
  heldBy: personSchema.nullable(),
});
export type Case = z.output<typeof caseSchema>;

export const caseReportSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  from: z.enum(['member', 'visitor']),
  createdAt: z.iso.datetime(),
});

export const caseDecisionSchema = z.object({
  id: z.number().int(),
  number: z.number().int(),
  act: z.enum(CASE_ACTS),
  rule: z.enum(REPORT_REASONS),
  facts: z.string(),
  /** Null when their account is deleted. */
  decidedBy: personSchema.nullable(),
  decidedAt: z.iso.datetime(),
  isAfterAppeal: z.boolean(),
  /** End of the limit; set if the decision limits the author. */
  limitedUntil: z.iso.datetime().nullable().default(null),
});

/** Everything that a decision needs except the content, which its own service returns. */
export const caseDetailSchema = caseSchema.extend({
  /** Null until the service that stores the content has replied. */
  isThere: z.boolean().nullable(),
  path: z.string().nullable(),
  writtenAt: z.iso.datetime().nullable(),
  author: personSchema
    .extend({
      /** Decisions about the author's other content in the last two years. */
      decided: z.object({
        kept: z.number().int(),
        warned: z.number().int(),
        hidden: z.number().int(),
        removed: z.number().int(),
        corrected: z.number().int().default(0),
        limited: z.number().int().default(0),
        suspended: z.number().int().default(0),
      }),
      registeredAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Effects of earlier decisions in this case that still apply; a later decision may undo them. */
  inForce: z
    .object({
      isCorrected: z.boolean(),
      limitedUntil: z.iso.datetime().nullable(),
      isSuspended: z.boolean(),
      /** True if the account service could not limit or suspend the author: they are the last admin, or have left. */
      isRefused: z.boolean(),
    })
    .default({ isCorrected: false, limitedUntil: null, isSuspended: false, isRefused: false }),
  reports: z.array(caseReportSchema),
  decisions: z.array(caseDecisionSchema),
  appeal: z.object({ words: z.string(), createdAt: z.iso.datetime() }).nullable(),
  /** Time until which the reader holds the case; null if they do not hold it. */
  heldUntil: z.iso.datetime().nullable(),
  /** The acts that are open to the reader. */
  acts: z.array(z.enum(CASE_ACTS)),
  /** Why the reader must not act; null if they can. */
  refusal: z.enum(['yourself', 'first-decider', 'reporter', 'held', 'unanswered', 'gone', 'needs-admin']).nullable(),
});
export type CaseDetail = z.output<typeof caseDetailSchema>;

export const CASE_VIEWS = ['open', 'unconfirmed', 'closed'] as const;
export const casesQuerySchema = pageQuerySchema.extend({ view: z.enum(CASE_VIEWS).default('open') });

export const nextCaseSchema = z.object({
  /** The case to skip: returns another one. */
  after: idSchema.optional(),
});

const decisionFields = z.object({
  act: z.enum(CASE_ACTS, 'Choose what to do.'),
  rule: z.enum(REPORT_REASONS, 'Choose the rule.'),
  facts: requiredParagraphsSchema(DECISION_FACTS_MAX, 'Say which facts led to it, in at least 10 characters.', 10),
  /** The number that the page showed. If another decision was made since, this one is rejected. */
  decisionNumber: z.number('Say which version your decision is based on.').int().min(0).max(100_000),
  /**
   * For `correct`: the draft that the content's own service stores. Left out after an appeal, when the corrected text
   * stays unchanged.
   */
  correctionId: idSchema.optional(),
  /** Of `limit`. */
  limitDays: z.literal([...LIMIT_DAYS], 'Choose for how long.').optional(),
  /**
   * Undoes the lasting effects of earlier decisions in the case: restores the original text and ends a limit or
   * suspension.
   */
  takesBack: z.boolean().default(false),
});

export const decisionSchema = decisionFields.refine(
  ({ act, limitDays }) => act !== 'limit' || limitDays !== undefined,
  {
    path: ['limitDays'],
    error: 'Choose for how long.',
  },
);
export type Decision = z.output<typeof decisionSchema>;

const params = z.object({ id: idParamSchema });
const base = { access: 'moderator', status: 200 } as const;

export const listCases = defineEndpoint({
  ...base,
  name: 'listCases',
  method: 'GET',
  path: '/api/admin/cases',
  summary: 'Reported content: waiting (by harm, reach and age), not yet confirmed by its part of the site, or closed.',
  query: casesQuerySchema,
  response: z.array(caseSchema),
});

export const takeNextCase = defineEndpoint({
  ...base,
  name: 'takeNextCase',
  method: 'POST',
  path: '/api/admin/cases/next',
  summary: 'Assigns the next case that the moderator may decide; with `after`, releases that one.',
  body: nextCaseSchema,
  response: z.object({ case: caseDetailSchema.nullable() }),
});

export const readCase = defineEndpoint({
  ...base,
  name: 'readCase',
  method: 'GET',
  path: '/api/admin/cases/:id',
  summary: 'One case with its reports, automatic flags, decisions and its author’s record.',
  params,
  response: caseDetailSchema,
  problems: ['case.not-found'],
});

export const takeCase = defineEndpoint({
  ...base,
  name: 'takeCase',
  method: 'POST',
  path: '/api/admin/cases/:id/hold',
  summary: 'Assigns this case to the moderator for ten minutes, or for ten more.',
  params,
  response: caseDetailSchema,
  problems: ['case.not-found', 'case.held'],
});

export const decideCase = defineEndpoint({
  ...base,
  name: 'decideCase',
  method: 'POST',
  path: '/api/admin/cases/:id/decisions',
  summary:
    'Decides a case about content. The author gets a statement of reasons, and the people who reported it are told.',
  params,
  body: decisionSchema,
  response: caseDetailSchema,
  problems: [
    'case.not-found',
    'case.held',
    'case.changed',
    'case.yours',
    'case.first-decider',
    'case.unanswered',
    'case.harsher',
    'case.gone',
    'case.needs-admin',
    'case.of-staff',
    'case.no-author',
  ],
});

export const CASE_ENDPOINTS = [listCases, takeNextCase, readCase, takeCase, decideCase] as const;
