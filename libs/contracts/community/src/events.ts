import { z } from 'zod';
import {
  contentDescribedEvent,
  contentModeratedEvent,
  defineEvent,
  exportPartEvent,
  memberErasedEvent,
} from '@waymark/contracts-core';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES } from './feedback';
import { siteContentPublished } from './site-content/site-content';
import { MODERATION_EVENTS } from './moderation-events';
import { PEOPLE_EVENTS } from './people-events';
import { communityBulkUndoDone, bulkUndoDecided } from './bulk-undo';
import { TRIP_EVENTS } from './trip-events';

/** Aggregate: the feedback. Its text and author stay in the service's database. */
export const feedbackReceived = defineEvent({
  type: 'community.feedback.received.v1',
  summary: 'Someone sent feedback.',
  data: z.object({
    feedbackId: z.number().int().positive(),
    type: z.enum(FEEDBACK_TYPES),
    urgency: z.enum(FEEDBACK_URGENCIES).nullable(),
  }),
});

/** Community's events after it erased or exported a member's data. Every service has both. */
export const communityMemberErased = memberErasedEvent('community');
export const communityExportPart = exportPartEvent('community');

/** Community's events after content is reported or staff decide about it. */
export const communityContentDescribed = contentDescribedEvent('community');
export const communityContentModerated = contentModeratedEvent('community');

export const COMMUNITY_EVENTS = [
  feedbackReceived,
  ...TRIP_EVENTS,
  ...PEOPLE_EVENTS,
  communityMemberErased,
  communityExportPart,
  ...MODERATION_EVENTS,
  siteContentPublished,
  communityContentDescribed,
  communityContentModerated,
  bulkUndoDecided,
  communityBulkUndoDone,
] as const;
