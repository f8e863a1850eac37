import { z } from 'zod';
import {
  defineEndpoint,
  defineEvent,
  activityOfDayEndpoint,
  activityOfDayParams,
  activityOfDaySchema,
  requiredParagraphsSchema,
  BULK_UNDO_SLICES,
  bulkUndoDoneEvent,
  bulkUndoKindSchema,
} from '@waymark/contracts-core';
import { DECISION_FACTS_MAX, REPORT_REASONS } from './case-words';

const id = z.number().int().positive();
export const bulkUndoStateSchema = z.enum(['reverted', 'undone']);
export type BulkUndoState = z.output<typeof bulkUndoStateSchema>;

/** Aggregate: the bulk undo. Each service applies it to its own rows and replies with `<slice>.revert.done.v1`. */
export const bulkUndoDecided = defineEvent({
  type: 'community.revert.decided.v1',
  summary: 'Every part of the site must undo, or restore, a member’s activity on one day.',
  data: z.object({
    revertId: id,
    /** Counts the decisions of this bulk undo (1, 2, 3 …). One that arrives after a newer one has no effect. */
    number: id,
    memberId: id,
    day: activityOfDaySchema,
    state: bulkUndoStateSchema,
    leftOut: z.array(bulkUndoKindSchema),
    statementId: id.nullable(),
  }),
});
export type BulkUndoDecided = z.output<typeof bulkUndoDecided.data>;

export const bulkUndoSchema = z.object({
  memberId: z.number().int(),
  memberName: z.string(),
  day: z.string(),
  /** The case of this day; null when nobody has undone anything of it yet. */
  caseId: z.number().int().nullable(),
  decisionNumber: z.number().int(),
  state: bulkUndoStateSchema.nullable(),
  leftOut: z.array(bulkUndoKindSchema),
  rule: z.enum(REPORT_REASONS).nullable(),
  facts: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  isAppealed: z.boolean(),
  /** Each service's reply to the newest decision; `doneAt` is null until it replies. */
  slices: z.array(
    z.object({
      slice: z.enum(BULK_UNDO_SLICES),
      doneAt: z.iso.datetime().nullable(),
      counts: z.array(z.object({ kind: bulkUndoKindSchema, count: z.number().int() })),
    }),
  ),
  /** Why the reader must not decide; null if they can. */
  refusal: z.enum(['yourself', 'staff', 'first-decider', 'held']).nullable(),
});
export type BulkUndo = z.output<typeof bulkUndoSchema>;

export const decideBulkUndoSchema = z.object({
  act: z.enum(['revert', 'undo'], 'Choose what to do.'),
  leftOut: z.array(bulkUndoKindSchema).max(30),
  rule: z.enum(REPORT_REASONS, 'Choose the rule.'),
  facts: requiredParagraphsSchema(DECISION_FACTS_MAX, 'Say which facts led to it, in at least 10 characters.', 10),
  /** The number that the page showed. If another decision was made since, this one is rejected. */
  decisionNumber: z.number('Say which version your decision is based on.').int().min(0).max(100_000),
});
export type DecideBulkUndo = z.output<typeof decideBulkUndoSchema>;

const base = { access: 'moderator', params: activityOfDayParams, response: bulkUndoSchema, status: 200 } as const;

export const readBulkUndo = defineEndpoint({
  ...base,
  name: 'readBulkUndo',
  method: 'GET',
  path: '/api/admin/reverts/:memberId/:day',
  summary: 'Whether a member’s activity on one day has been undone, and which parts of the site have confirmed it.',
  problems: ['person.not-found'],
});

export const decideBulkUndo = defineEndpoint({
  ...base,
  name: 'decideBulkUndo',
  method: 'POST',
  path: '/api/admin/reverts/:memberId/:day/decisions',
  summary:
    'Undoes a member’s activity on one day in all parts of the site, or restores it. They will get one statement.',
  body: decideBulkUndoSchema,
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
export const showCommunityDay = activityOfDayEndpoint('showCommunityDay', '/api/trip-blogs/member-days');
export const communityBulkUndoDone = bulkUndoDoneEvent('community');

export const BULK_UNDO_ENDPOINTS = [readBulkUndo, decideBulkUndo, showCommunityDay] as const;
