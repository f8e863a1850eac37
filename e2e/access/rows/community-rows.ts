import { everyone, signedIn, staff, type AccessRows } from '../access-row';
import { CASE_ROWS } from './case-rows';
import { PEOPLE_ROWS } from './people-rows';
import { COMMENT_ROWS } from './comment-rows';
import { FEEDBACK_ROWS } from './feedback-rows';
import { SITE_CONTENT_ROWS } from './site-content-rows';
import { TRIP_ROWS } from './trip-rows';

export const COMMUNITY_ROWS: AccessRows = {
  ...CASE_ROWS,
  ...COMMENT_ROWS,
  ...FEEDBACK_ROWS,
  ...SITE_CONTENT_ROWS,
  getOpenApi: everyone(200),
  showCommunityDay: staff('moderator', 200, ({ memberId }) => ({ params: { memberId, day: '2026-01-01' } })),
  listTripExcerpts: staff('moderator', 200, () => ({ query: 'of=trip:1999999999' })),
  readTripForModeration: staff('moderator', 404, () => ({ params: { kind: 'trip', contentId: '1999999999' } })),
  correctTrip: staff('moderator', 404, () => ({
    params: { kind: 'trip', contentId: '1999999999' },
    body: { caseId: 1, parts: { title: 'Put right' } },
  })),
  // No statement has this ID. The service's own spec checks ownership.
  readTripCorrection: signedIn(404, () => ({ params: { id: 2_147_483_647 } })),
  ...PEOPLE_ROWS,
  ...TRIP_ROWS,
  sendFeedback: everyone(201, () => ({
    body: { type: 'praise', subject: 'Access matrix', message: 'Everybody may send feedback.', urgency: 'low' },
  })),
  getCommunityPageMetadata: everyone(200, () => ({ params: { page: 'about-founders' } })),
  readActivityFeed: signedIn(200),
  listNotifications: signedIn(200),
  countUnreadNotifications: signedIn(200),
  markAllNotificationsRead: signedIn(200, () => ({ body: {} })),
  // No notification has this ID. The service's own spec checks ownership.
  markNotificationRead: signedIn(404, () => ({ params: { id: 2_147_483_647 } })),
  readMailSettings: signedIn(200),
  changeMailSettings: signedIn(200, () => ({ body: { follow: 'never' } })),
  // This token does not exist. The service's own spec checks what a valid one stops.
  showUnsubscribe: everyone(404, () => ({ query: 'token=none' })),
  unsubscribeByMail: everyone(404, () => ({ query: 'token=none', form: { 'List-Unsubscribe': 'One-Click' } })),
  readMemberBadges: signedIn(200, ({ memberId }) => ({ params: { id: memberId } })),
};
