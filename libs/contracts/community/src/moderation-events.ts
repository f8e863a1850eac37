import { z } from 'zod';
import { contentIdSchema, contentKindSchema, contentStateSchema, defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();
/** The case, and the content that it is about. */
const about = z.object({ caseId: id, kind: contentKindSchema, contentId: contentIdSchema });

/** Aggregate: the case. The slice that keeps the content answers with `<slice>.content.described.v1`. */
export const contentReported = defineEvent({
  type: 'community.content.reported.v1',
  summary:
    'Content is now part of a case. The part of the site that holds it is asked who wrote it and which page it is on.',
  data: about,
});

/**
 * Aggregate: the case. The slice that keeps the content makes it so and answers with `<slice>.content.moderated.v1`; what it
 * did for a later decision, an earlier one that comes late does not undo.
 */
export const caseDecided = defineEvent({
  type: 'community.case.decided.v1',
  summary: 'Staff made or changed a decision about content.',
  data: about.extend({
    decisionNumber: id,
    state: contentStateSchema,
    /** Number in /statements/:id, for the author; null: there is nobody whom it is addressed to. */
    statementId: id.nullable(),
    /** The correction that is in force from now on, by its number in the slice; null: none. Left out by older senders: leave it as it is. */
    correction: z.object({ id }).nullable().optional(),
  }),
});

/** Aggregate: the member. All that staff hold against them just now: of two, the one with the higher number is right. */
export const memberDecided = defineEvent({
  type: 'community.member.decided.v1',
  summary: 'The limits that staff have placed on a member because of what they posted, or the news that none remain.',
  data: z.object({
    memberId: id,
    number: id,
    limitedUntil: z.iso.datetime().nullable(),
    isSuspended: z.boolean(),
    /** The statement of the decision that it comes from; null: nothing holds them back. */
    statementId: id.nullable(),
    /** Who decided, for account's own log. */
    decidedBy: id.nullable(),
  }),
});

export const MODERATION_EVENTS = [contentReported, caseDecided, memberDecided] as const;
