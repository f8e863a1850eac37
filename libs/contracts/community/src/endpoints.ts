import { CASE_ENDPOINTS } from './case';
import { sendReport } from './report';
import { openStaffStart } from './staff-start';
import { STATEMENT_ENDPOINTS, STATEMENT_LINK_ENDPOINTS } from './statement';
import { TRANSPARENCY_ENDPOINTS } from './transparency';
import { defineEndpoint, openApiEndpoint } from '@waymark/contracts-core';
import { COMMENT_ENDPOINTS } from './comment';
import { ACTIVITY_ENDPOINTS } from './activity';
import { FEEDBACK_DESK_ENDPOINTS } from './feedback-desk';
import { feedbackReceiptSchema, feedbackSchema } from './feedback';
import { MERIT_ENDPOINTS } from './merit';
import { KEPT_ENDPOINTS } from './kept/kept-endpoints';
import { PAGE_ENDPOINTS } from './pages/page-endpoints';
import { PEOPLE_ENDPOINTS } from './people';
import { NOTIFICATION_ENDPOINTS } from './notification';
import { SUGGESTION_ENDPOINTS } from './suggestion';
import { UNSUBSCRIBE_ENDPOINTS } from './unsubscribe-endpoints';
import { MODERATED_ENDPOINTS } from './moderated-endpoints';
import { REVERT_ENDPOINTS } from './revert';
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
  ...STATEMENT_ENDPOINTS,
  ...STATEMENT_LINK_ENDPOINTS,
  openStaffStart,
  ...TRANSPARENCY_ENDPOINTS,
  ...SUGGESTION_ENDPOINTS,
  ...COMMENT_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...MERIT_ENDPOINTS,
  ...ACTIVITY_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...UNSUBSCRIBE_ENDPOINTS,
  ...TRIP_ENDPOINTS,
  ...PAGE_ENDPOINTS,
  ...KEPT_ENDPOINTS,
  ...MODERATED_ENDPOINTS,
  ...REVERT_ENDPOINTS,
  getOpenApi,
] as const;
