// Written by `npm run consumed-fields` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;

export const addComment = /* @__PURE__ */ endpoint<Contracts['addComment']>('POST', '/api/trip-blogs/:id/comments');
export const answerFeedback = /* @__PURE__ */ endpoint<Contracts['answerFeedback']>(
  'POST',
  '/api/admin/feedback/:id/answer',
);
export const appealByLink = /* @__PURE__ */ endpoint<Contracts['appealByLink']>(
  'POST',
  '/api/statements/:id/by-link/appeal',
);
export const appealDecision = /* @__PURE__ */ endpoint<Contracts['appealDecision']>(
  'POST',
  '/api/statements/:id/appeal',
);
export const askForSuggestions = /* @__PURE__ */ endpoint<Contracts['askForSuggestions']>(
  'POST',
  '/api/admin/suggestions/runs',
);
export const blockMember = /* @__PURE__ */ endpoint<Contracts['blockMember']>('PUT', '/api/users/:id/block');
export const changeFeedback = /* @__PURE__ */ endpoint<Contracts['changeFeedback']>('PATCH', '/api/admin/feedback/:id');
export const changeMailSettings = /* @__PURE__ */ endpoint<Contracts['changeMailSettings']>(
  'PUT',
  '/api/notifications/mail-settings',
);
export const changeSuggestion = /* @__PURE__ */ endpoint<Contracts['changeSuggestion']>(
  'PATCH',
  '/api/admin/suggestions/:id',
);
export const changeTripBlog = /* @__PURE__ */ endpoint<Contracts['changeTripBlog']>('PUT', '/api/trip-blogs/:id');
export const countComments = /* @__PURE__ */ endpoint<Contracts['countComments']>(
  'GET',
  '/api/trip-blogs/:id/comments/counts',
);
export const countUnreadNotifications = /* @__PURE__ */ endpoint<Contracts['countUnreadNotifications']>(
  'GET',
  '/api/notifications/unread-count',
);
export const createTripBlog = /* @__PURE__ */ endpoint<Contracts['createTripBlog']>('POST', '/api/trip-blogs');
export const decideCase = /* @__PURE__ */ endpoint<Contracts['decideCase']>('POST', '/api/admin/cases/:id/decisions');
export const exportFeedback = /* @__PURE__ */ endpoint<Contracts['exportFeedback']>(
  'GET',
  '/api/admin/feedback/export.csv',
);
export const decideComment = /* @__PURE__ */ endpoint<Contracts['decideComment']>(
  'PUT',
  '/api/trip-blogs/comments/:id/approval',
);
export const deleteComment = /* @__PURE__ */ endpoint<Contracts['deleteComment']>(
  'DELETE',
  '/api/trip-blogs/comments/:id',
);
export const deleteTripBlog = /* @__PURE__ */ endpoint<Contracts['deleteTripBlog']>('DELETE', '/api/trip-blogs/:id');
export const deleteTripDraft = /* @__PURE__ */ endpoint<Contracts['deleteTripDraft']>('DELETE', '/api/trip-drafts/:id');
export const editComment = /* @__PURE__ */ endpoint<Contracts['editComment']>('PATCH', '/api/trip-blogs/comments/:id');
export const dropSiteContentDraft = /* @__PURE__ */ endpoint<Contracts['dropSiteContentDraft']>(
  'POST',
  '/api/admin/kept/:kind/:key/draft/drop',
);
export const followMember = /* @__PURE__ */ endpoint<Contracts['followMember']>('POST', '/api/users/:id/follow');
export const likeTripBlog = /* @__PURE__ */ endpoint<Contracts['likeTripBlog']>('PUT', '/api/trip-blogs/:id/like');
export const listAdminFeedback = /* @__PURE__ */ endpoint<Contracts['listAdminFeedback']>('GET', '/api/admin/feedback');
export const listAdminSuggestions = /* @__PURE__ */ endpoint<Contracts['listAdminSuggestions']>(
  'GET',
  '/api/admin/suggestions',
);
export const listAnswers = /* @__PURE__ */ endpoint<Contracts['listAnswers']>(
  'GET',
  '/api/trip-blogs/comments/:id/answers',
);
export const listBlocked = /* @__PURE__ */ endpoint<Contracts['listBlocked']>('GET', '/api/users/me/blocked');
export const listCases = /* @__PURE__ */ endpoint<Contracts['listCases']>('GET', '/api/admin/cases');
export const listColleagues = /* @__PURE__ */ endpoint<Contracts['listColleagues']>(
  'GET',
  '/api/admin/feedback/colleagues',
);
export const listComments = /* @__PURE__ */ endpoint<Contracts['listComments']>('GET', '/api/trip-blogs/:id/comments');
export const listFollowers = /* @__PURE__ */ endpoint<Contracts['listFollowers']>('GET', '/api/users/:id/followers');
export const listFollowing = /* @__PURE__ */ endpoint<Contracts['listFollowing']>('GET', '/api/users/:id/following');
export const listHeard = /* @__PURE__ */ endpoint<Contracts['listHeard']>('GET', '/api/heard');
export const listSiteContent = /* @__PURE__ */ endpoint<Contracts['listSiteContent']>('GET', '/api/admin/kept');
export const listMuted = /* @__PURE__ */ endpoint<Contracts['listMuted']>('GET', '/api/users/me/muted');
export const listNotifications = /* @__PURE__ */ endpoint<Contracts['listNotifications']>('GET', '/api/notifications');
export const listOwnTripBlogs = /* @__PURE__ */ endpoint<Contracts['listOwnTripBlogs']>('GET', '/api/trip-blogs/mine');
export const listTripBlogs = /* @__PURE__ */ endpoint<Contracts['listTripBlogs']>('GET', '/api/trip-blogs');
export const listTripDrafts = /* @__PURE__ */ endpoint<Contracts['listTripDrafts']>('GET', '/api/trip-drafts');
export const listWaitingComments = /* @__PURE__ */ endpoint<Contracts['listWaitingComments']>(
  'GET',
  '/api/trip-blogs/:id/comments/waiting',
);
export const markAllNotificationsRead = /* @__PURE__ */ endpoint<Contracts['markAllNotificationsRead']>(
  'PUT',
  '/api/notifications/mark-all-read',
);
export const markNotificationRead = /* @__PURE__ */ endpoint<Contracts['markNotificationRead']>(
  'PUT',
  '/api/notifications/:id/read',
);
export const mergeFeedback = /* @__PURE__ */ endpoint<Contracts['mergeFeedback']>(
  'PUT',
  '/api/admin/feedback/:id/original',
);
export const mergeSuggestion = /* @__PURE__ */ endpoint<Contracts['mergeSuggestion']>(
  'POST',
  '/api/admin/suggestions/:id/merge',
);
export const muteMember = /* @__PURE__ */ endpoint<Contracts['muteMember']>('PUT', '/api/users/:id/mute');
export const noteFeedback = /* @__PURE__ */ endpoint<Contracts['noteFeedback']>(
  'POST',
  '/api/admin/feedback/:id/notes',
);
export const openStaffStart = /* @__PURE__ */ endpoint<Contracts['openStaffStart']>('POST', '/api/admin/start');
export const partFeedback = /* @__PURE__ */ endpoint<Contracts['partFeedback']>(
  'DELETE',
  '/api/admin/feedback/:id/original',
);
export const previewTripText = /* @__PURE__ */ endpoint<Contracts['previewTripText']>(
  'POST',
  '/api/trip-blogs/preview',
);
export const publishSiteContent = /* @__PURE__ */ endpoint<Contracts['publishSiteContent']>(
  'POST',
  '/api/admin/kept/:kind/:key/publish',
);
export const publishSiteContentAgain = /* @__PURE__ */ endpoint<Contracts['publishSiteContentAgain']>(
  'POST',
  '/api/admin/kept/:kind/:key/publish-again',
);
export const publishSuggestion = /* @__PURE__ */ endpoint<Contracts['publishSuggestion']>(
  'PUT',
  '/api/admin/suggestions/:id/heard',
);
export const publishTripBlog = /* @__PURE__ */ endpoint<Contracts['publishTripBlog']>(
  'PUT',
  '/api/trip-blogs/:id/public',
);
export const readActivityFeed = /* @__PURE__ */ endpoint<Contracts['readActivityFeed']>('GET', '/api/activities/feed');
export const readAdminFeedback = /* @__PURE__ */ endpoint<Contracts['readAdminFeedback']>(
  'GET',
  '/api/admin/feedback/:id',
);
export const readAdminSuggestion = /* @__PURE__ */ endpoint<Contracts['readAdminSuggestion']>(
  'GET',
  '/api/admin/suggestions/:id',
);
export const readCase = /* @__PURE__ */ endpoint<Contracts['readCase']>('GET', '/api/admin/cases/:id');
export const readComment = /* @__PURE__ */ endpoint<Contracts['readComment']>('GET', '/api/trip-blogs/comments/:id');
export const readSiteContent = /* @__PURE__ */ endpoint<Contracts['readSiteContent']>(
  'GET',
  '/api/admin/kept/:kind/:key',
);
export const readMailSettings = /* @__PURE__ */ endpoint<Contracts['readMailSettings']>(
  'GET',
  '/api/notifications/mail-settings',
);
export const readMemberBadges = /* @__PURE__ */ endpoint<Contracts['readMemberBadges']>('GET', '/api/users/:id/badges');
export const readRelation = /* @__PURE__ */ endpoint<Contracts['readRelation']>('GET', '/api/users/:id/relation');
export const readLinkedStatementOfReasons = /* @__PURE__ */ endpoint<Contracts['readLinkedStatementOfReasons']>(
  'POST',
  '/api/statements/:id/by-link',
);
export const readStatementOfReasons = /* @__PURE__ */ endpoint<Contracts['readStatementOfReasons']>(
  'GET',
  '/api/statements/:id',
);
export const readSuggestionRun = /* @__PURE__ */ endpoint<Contracts['readSuggestionRun']>(
  'GET',
  '/api/admin/suggestions/run',
);
export const readTransparency = /* @__PURE__ */ endpoint<Contracts['readTransparency']>('GET', '/api/transparency');
export const readTripBlog = /* @__PURE__ */ endpoint<Contracts['readTripBlog']>('GET', '/api/trip-blogs/:id');
export const readTripDraft = /* @__PURE__ */ endpoint<Contracts['readTripDraft']>('GET', '/api/trip-drafts/:id');
export const saveSiteContentDraft = /* @__PURE__ */ endpoint<Contracts['saveSiteContentDraft']>(
  'PUT',
  '/api/admin/kept/:kind/:key/draft',
);
export const saveTripDraft = /* @__PURE__ */ endpoint<Contracts['saveTripDraft']>('PUT', '/api/trip-drafts/:id');
export const sendReport = /* @__PURE__ */ endpoint<Contracts['sendReport']>('POST', '/api/reports');
export const splitSuggestion = /* @__PURE__ */ endpoint<Contracts['splitSuggestion']>(
  'POST',
  '/api/admin/suggestions/:id/split',
);
export const spellTripSearch = /* @__PURE__ */ endpoint<Contracts['spellTripSearch']>(
  'GET',
  '/api/trip-blogs/spelling',
);
export const suggestPeople = /* @__PURE__ */ endpoint<Contracts['suggestPeople']>('GET', '/api/users/suggestions');
export const takeCase = /* @__PURE__ */ endpoint<Contracts['takeCase']>('POST', '/api/admin/cases/:id/hold');
export const takeNextCase = /* @__PURE__ */ endpoint<Contracts['takeNextCase']>('POST', '/api/admin/cases/next');
export const unblockMember = /* @__PURE__ */ endpoint<Contracts['unblockMember']>('DELETE', '/api/users/:id/block');
export const unfollowMember = /* @__PURE__ */ endpoint<Contracts['unfollowMember']>('DELETE', '/api/users/:id/follow');
export const unmuteMember = /* @__PURE__ */ endpoint<Contracts['unmuteMember']>('DELETE', '/api/users/:id/mute');
export const uploadTripPhoto = /* @__PURE__ */ endpoint<Contracts['uploadTripPhoto']>('POST', '/api/trip-blogs/photos');
export const viewTripBlog = /* @__PURE__ */ endpoint<Contracts['viewTripBlog']>('POST', '/api/trip-blogs/:id/view');
export const withdrawSiteContent = /* @__PURE__ */ endpoint<Contracts['withdrawSiteContent']>(
  'POST',
  '/api/admin/kept/:kind/:key/withdraw',
);
export const withdrawSuggestion = /* @__PURE__ */ endpoint<Contracts['withdrawSuggestion']>(
  'DELETE',
  '/api/admin/suggestions/:id/heard',
);
export const showSiteContentCharities = /* @__PURE__ */ endpoint<Contracts['showSiteContentCharities']>(
  'GET',
  '/api/kept/charity',
);
export const showSiteContentFounders = /* @__PURE__ */ endpoint<Contracts['showSiteContentFounders']>(
  'GET',
  '/api/kept/founders',
);
export const readTripForModeration = /* @__PURE__ */ endpoint<Contracts['readTripForModeration']>(
  'GET',
  '/api/trip-blogs/moderated/:kind/:contentId',
);
export const listTripExcerpts = /* @__PURE__ */ endpoint<Contracts['listTripExcerpts']>(
  'GET',
  '/api/trip-blogs/moderated/excerpts',
);
export const showCommunityDay = /* @__PURE__ */ endpoint<Contracts['showCommunityDay']>(
  'GET',
  '/api/trip-blogs/member-days/:memberId/:day',
);
export const readBulkUndo = /* @__PURE__ */ endpoint<Contracts['readBulkUndo']>(
  'GET',
  '/api/admin/reverts/:memberId/:day',
);
export const decideBulkUndo = /* @__PURE__ */ endpoint<Contracts['decideBulkUndo']>(
  'POST',
  '/api/admin/reverts/:memberId/:day/decisions',
);
export const correctTrip = /* @__PURE__ */ endpoint<Contracts['correctTrip']>(
  'PUT',
  '/api/trip-blogs/moderated/:kind/:contentId/correction',
);
export const readTripCorrection = /* @__PURE__ */ endpoint<Contracts['readTripCorrection']>(
  'GET',
  '/api/trip-blogs/moderated/corrections/:id',
);
