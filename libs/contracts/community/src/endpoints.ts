import { CASE_ENDPOINTS } from './case';
import { sendReport } from './report';
import { openStaffStart } from './staff-start';
import { STATEMENT_OF_REASONS_ENDPOINTS, STATEMENT_OF_REASONS_LINK_ENDPOINTS } from './statement-of-reasons';
import { TRANSPARENCY_ENDPOINTS } from './transparency';
import { defineEndpoint, openApiEndpoint } from '@waymark/contracts-core';
import { COMMENT_ENDPOINTS } from './comment';
import { ACTIVITY_ENDPOINTS } from './activity';
import { FEEDBACK_DESK_ENDPOINTS } from './feedback-desk';
import { feedbackReceiptSchema, feedbackSchema } from './feedback';
import { REPUTATION_ENDPOINTS } from './reputation';
import { SITE_CONTENT_ENDPOINTS } from './site-content/site-content-endpoints';
import { PAGE_ENDPOINTS } from './pages/page-endpoints';
import { PEOPLE_ENDPOINTS } from './people';
import { NOTIFICATION_ENDPOINTS } from './notification';
import { SUGGESTION_ENDPOINTS } from './suggestion';
import { UNSUBSCRIBE_ENDPOINTS } from './unsubscribe-endpoints';
import { MODERATION_ENDPOINTS } from './moderation-endpoints';
import { BULK_UNDO_ENDPOINTS } from './bulk-undo';
import { TRIP_ENDPOINTS } from './trip-endpoints';

export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  summary: 'Sends feedback about the site. At most five messages in ten minutes from one network address.',
  access: 'visitor',
  body: feedbackSchema,
  response: feedbackReceiptSchema,
  status: 201,
  problems: ['request.rate-limited'],
});

export const getOpenApi = openApiEndpoint('community');

/** Every endpoint of the service; openapi.json and the access matrix are generated from this list. */
export const COMMUNITY_ENDPOINTS = [
  sendFeedback,
  ...FEEDBACK_DESK_ENDPOINTS,
  sendReport,
  ...CASE_ENDPOINTS,
  ...STATEMENT_OF_REASONS_ENDPOINTS,
  ...STATEMENT_OF_REASONS_LINK_ENDPOINTS,
  openStaffStart,
  ...TRANSPARENCY_ENDPOINTS,
  ...SUGGESTION_ENDPOINTS,
  ...COMMENT_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...REPUTATION_ENDPOINTS,
  ...ACTIVITY_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...UNSUBSCRIBE_ENDPOINTS,
  ...TRIP_ENDPOINTS,
  ...PAGE_ENDPOINTS,
  ...SITE_CONTENT_ENDPOINTS,
  ...MODERATION_ENDPOINTS,
  ...BULK_UNDO_ENDPOINTS,
  getOpenApi,
] as const;
