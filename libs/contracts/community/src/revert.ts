import { z } from 'zod';
import {
  defineEndpoint,
  defineEvent,
  memberDayEndpoint,
  memberDayParams,
  memberDaySchema,
  requiredParagraphsSchema,
  REVERT_SLICES,
  revertDoneEvent,
  revertKindSchema,
} from '@waymark/contracts-core';
import { DECISION_FACTS_MAX, REPORT_REASONS } from './case-words';

const id = z.number().int().positive();
export const revertStateSchema = z.enum(['reverted', 'undone']);
export type RevertState = z.output<typeof revertStateSchema>;

/** Aggregate: the bulk undo. Each service applies it to its own rows and replies with `<slice>.revert.done.v1`. */
export const revertDecided = defineEvent({
  type: 'community.revert.decided.v1',
  summary: 'Every part of the site must undo, or restore, what a member did on one day.',
  data: z.object({
    revertId: id,
    /** Counts the decisions of this bulk undo (1, 2, 3 …). One that arrives after a newer one has no effect. */
    number: id,
    memberId: id,
    day: memberDaySchema,
    state: revertStateSchema,
    leftOut: z.array(revertKindSchema),
    statementId: id.nullable(),
  }),
});
export type RevertDecided = z.output<typeof revertDecided.data>;

export const revertSchema = z.object({
  memberId: z.number().int(),
  memberName: z.string(),
  day: z.string(),
  /** The case of this day; null when nobody has undone anything of it yet. */
  caseId: z.number().int().nullable(),
  decisionNumber: z.number().int(),
  state: revertStateSchema.nullable(),
  leftOut: z.array(revertKindSchema),
  rule: z.enum(REPORT_REASONS).nullable(),
  facts: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  isAppealed: z.boolean(),
  /** Each service's reply to the newest decision; `doneAt` is null until it replies. */
  slices: z.array(
    z.object({
      slice: z.enum(REVERT_SLICES),
      doneAt: z.iso.datetime().nullable(),
      counts: z.array(z.object({ kind: revertKindSchema, count: z.number().int() })),
    }),
  ),
  /** Why the reader may not decide; null when they may. */
  refusal: z.enum(['yourself', 'staff', 'first-decider', 'held']).nullable(),
});
export type Revert = z.output<typeof revertSchema>;

export const decideRevertSchema = z.object({
  act: z.enum(['revert', 'undo'], 'Choose what to do.'),
  leftOut: z.array(revertKindSchema).max(30),
  rule: z.enum(REPORT_REASONS, 'Choose the rule.'),
  facts: requiredParagraphsSchema(DECISION_FACTS_MAX, 'Say which facts led to it, in at least 10 characters.', 10),
  /** The number that the page showed. If another decision was made since, this one is rejected. */
  decisionNumber: z.number('Say which version your decision is based on.').int().min(0).max(100_000),
});
export type DecideRevert = z.output<typeof decideRevertSchema>;

const base = { access: 'moderator', params: memberDayParams, response: revertSchema, status: 200 } as const;

export const readRevert = defineEndpoint({
  ...base,
  name: 'readRevert',
  method: 'GET',
  path: '/api/admin/reverts/:memberId/:day',
  summary: 'Whether what a member did on a day has been undone, and which parts of the site have confirmed it.',
  problems: ['person.not-found'],
});

export const decideRevert = defineEndpoint({
  ...base,
  name: 'decideRevert',
  method: 'POST',
  path: '/api/admin/reverts/:memberId/:day/decisions',
  summary: 'Undoes what a member did on one day in all parts of the site, or restores it. They will get one statement.',
  body: decideRevertSchema,
  problems: [
    'person.not-found',
    'case.changed',
    'case.yours',
    'case.held',
    'case.first-decider',
    'revert.staff',
    'revert.nothing',
    'revert.left-out',
  ],
});

/** Previews what this service would undo. */
export const showCommunityDay = memberDayEndpoint('showCommunityDay', '/api/trip-blogs/member-days');
export const communityRevertDone = revertDoneEvent('community');

export const REVERT_ENDPOINTS = [readRevert, decideRevert, showCommunityDay] as const;
