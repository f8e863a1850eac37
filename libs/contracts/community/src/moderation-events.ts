import { z } from 'zod';
import { contentIdSchema, contentKindSchema, contentStateSchema, defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();
/** The case and its content. */
const about = z.object({ caseId: id, kind: contentKindSchema, contentId: contentIdSchema });

/** Aggregate: the case. The service that stores the content replies with `<slice>.content.described.v1`. */
export const contentReported = defineEvent({
  type: 'community.content.reported.v1',
  summary:
    'Content is now part of a case. The part of the site that holds it is asked who wrote it and which page it is on.',
  data: about,
});

/**
 * Aggregate: the case. The service that stores the content applies the decision and replies with
 * `<slice>.content.moderated.v1`.
 * A decision that arrives after a newer one has no effect.
 */
export const caseDecided = defineEvent({
  type: 'community.case.decided.v1',
  summary: 'Staff made or changed a decision about content.',
  data: about.extend({
    decisionNumber: id,
    state: contentStateSchema,
    /** Number in /statements/:id, for the author; null when it has no recipient. */
    statementId: id.nullable(),
    /**
     * The correction that applies from now on, by its ID in the service; null: none. Older senders omit it: then
     * nothing changes.
     */
    correction: z.object({ id }).nullable().optional(),
  }),
});

/** Aggregate: the member. All current measures by staff against the member. The event with the higher number wins. */
export const memberDecided = defineEvent({
  type: 'community.member.decided.v1',
  summary: 'The limits that staff have placed on a member because of their posts, or the news that none remain.',
  data: z.object({
    memberId: id,
    number: id,
    limitedUntil: z.iso.datetime().nullable(),
    isSuspended: z.boolean(),
    /** The statement of reasons of the decision; null when no measure applies. */
    statementId: id.nullable(),
    /** The member of staff who decided, for account's own log. */
    decidedBy: id.nullable(),
  }),
});

export const MODERATION_EVENTS = [contentReported, caseDecided, memberDecided] as const;
