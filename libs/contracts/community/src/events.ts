import { z } from 'zod';
import { defineEvent, exportPartEvent, memberErasedEvent } from '@waymark/contracts-core';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES } from './feedback';

/** Aggregate: the feedback. What was written, and by whom, stays in the database of the slice. */
export const feedbackReceived = defineEvent({
  type: 'community.feedback.received.v1',
  summary: 'Somebody sent feedback.',
  data: z.object({
    feedbackId: z.number().int().positive(),
    type: z.enum(FEEDBACK_TYPES),
    urgency: z.enum(FEEDBACK_URGENCIES).nullable(),
  }),
});

/** What every slice answers when a member leaves or asks for their data. */
export const communityMemberErased = memberErasedEvent('community');
export const communityExportPart = exportPartEvent('community');

export const COMMUNITY_EVENTS = [feedbackReceived, communityMemberErased, communityExportPart] as const;
