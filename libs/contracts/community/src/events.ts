import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES } from './feedback';
import { COMMUNITY_PRIVACY_EVENTS } from './privacy-events';

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

export const COMMUNITY_EVENTS = [feedbackReceived, ...COMMUNITY_PRIVACY_EVENTS] as const;
