// Written by `npm run consumed-fields` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;

export const answerNotice = /* @__PURE__ */ endpoint<Contracts['answerNotice']>(
  'PUT',
  '/api/venues/:id/notices/:noticeId/answer',
);
export const answerServiceQuestion = /* @__PURE__ */ endpoint<Contracts['answerServiceQuestion']>(
  'POST',
  '/api/support-services/questions/answer',
);
export const castVote = /* @__PURE__ */ endpoint<Contracts['castVote']>('POST', '/api/reviews/:id/vote');
export const checkService = /* @__PURE__ */ endpoint<Contracts['checkService']>(
  'POST',
  '/api/support-services/desk/:id/check',
);
export const deleteReview = /* @__PURE__ */ endpoint<Contracts['deleteReview']>('DELETE', '/api/reviews/:id');
export const discardServiceDraft = /* @__PURE__ */ endpoint<Contracts['discardServiceDraft']>(
  'DELETE',
  '/api/support-services/desk/:id/draft',
);
export const draftNewService = /* @__PURE__ */ endpoint<Contracts['draftNewService']>(
  'POST',
  '/api/support-services/desk',
);
export const editReview = /* @__PURE__ */ endpoint<Contracts['editReview']>('PUT', '/api/reviews/:id');
export const findOrCreateAttraction = /* @__PURE__ */ endpoint<Contracts['findOrCreateAttraction']>(
  'POST',
  '/api/attractions',
);
export const findOrCreateVenue = /* @__PURE__ */ endpoint<Contracts['findOrCreateVenue']>('POST', '/api/venues');
export const getNearestStation = /* @__PURE__ */ endpoint<Contracts['getNearestStation']>(
  'GET',
  '/api/venues/:id/nearest-station',
);
export const getOwnReview = /* @__PURE__ */ endpoint<Contracts['getOwnReview']>('GET', '/api/users/me/reviews/:id');
export const getSupportServiceFilters = /* @__PURE__ */ endpoint<Contracts['getSupportServiceFilters']>(
  'GET',
  '/api/support-services/filters',
);
export const getTopReviewer = /* @__PURE__ */ endpoint<Contracts['getTopReviewer']>('GET', '/api/top-reviewer');
export const getVenue = /* @__PURE__ */ endpoint<Contracts['getVenue']>('GET', '/api/venues/:id');
export const getVenueByPlace = /* @__PURE__ */ endpoint<Contracts['getVenueByPlace']>(
  'GET',
  '/api/venues/by-place/:placeId',
);
export const giveAnswer = /* @__PURE__ */ endpoint<Contracts['giveAnswer']>('PUT', '/api/venues/:id/answers/:feature');
export const importSupportServices = /* @__PURE__ */ endpoint<Contracts['importSupportServices']>(
  'POST',
  '/api/support-services/import',
);
export const listDataDumps = /* @__PURE__ */ endpoint<Contracts['listDataDumps']>('GET', '/api/data/dumps');
export const listHashtagCounts = /* @__PURE__ */ endpoint<Contracts['listHashtagCounts']>(
  'GET',
  '/api/search/hashtags',
);
export const listHashtagDescriptions = /* @__PURE__ */ endpoint<Contracts['listHashtagDescriptions']>(
  'GET',
  '/api/search/tag-texts',
);
export const listNearbyVenues = /* @__PURE__ */ endpoint<Contracts['listNearbyVenues']>(
  'GET',
  '/api/venues/:id/nearby',
);
export const listOwnReviews = /* @__PURE__ */ endpoint<Contracts['listOwnReviews']>('GET', '/api/users/me/reviews');
export const listReviews = /* @__PURE__ */ endpoint<Contracts['listReviews']>('GET', '/api/reviews');
export const listService = /* @__PURE__ */ endpoint<Contracts['listService']>(
  'PUT',
  '/api/support-services/desk/:id/listed',
);
export const listServiceDesk = /* @__PURE__ */ endpoint<Contracts['listServiceDesk']>(
  'GET',
  '/api/support-services/desk',
);
export const listStatements = /* @__PURE__ */ endpoint<Contracts['listStatements']>(
  'GET',
  '/api/venues/:id/statements',
);
export const listSupportServices = /* @__PURE__ */ endpoint<Contracts['listSupportServices']>(
  'GET',
  '/api/support-services',
);
export const listVenueFacts = /* @__PURE__ */ endpoint<Contracts['listVenueFacts']>('GET', '/api/venues/facts');
export const listVenuePhotos = /* @__PURE__ */ endpoint<Contracts['listVenuePhotos']>('GET', '/api/venues/:id/photos');
export const postNotice = /* @__PURE__ */ endpoint<Contracts['postNotice']>('POST', '/api/venues/:id/notices');
export const publishReview = /* @__PURE__ */ endpoint<Contracts['publishReview']>('POST', '/api/reviews');
export const publishService = /* @__PURE__ */ endpoint<Contracts['publishService']>(
  'POST',
  '/api/support-services/desk/:id/publish',
);
export const readServiceDesk = /* @__PURE__ */ endpoint<Contracts['readServiceDesk']>(
  'GET',
  '/api/support-services/desk/:id',
);
export const readServiceQuestion = /* @__PURE__ */ endpoint<Contracts['readServiceQuestion']>(
  'POST',
  '/api/support-services/questions',
);
export const reportPlace = /* @__PURE__ */ endpoint<Contracts['reportPlace']>('POST', '/api/venues/:id/reports');
export const saveServiceDraft = /* @__PURE__ */ endpoint<Contracts['saveServiceDraft']>(
  'PUT',
  '/api/support-services/desk/:id/draft',
);
export const searchVenues = /* @__PURE__ */ endpoint<Contracts['searchVenues']>('GET', '/api/venues/search');
export const readReviewForModeration = /* @__PURE__ */ endpoint<Contracts['readReviewForModeration']>(
  'GET',
  '/api/reviews/moderated/:kind/:contentId',
);
export const listReviewsExcerpts = /* @__PURE__ */ endpoint<Contracts['listReviewsExcerpts']>(
  'GET',
  '/api/reviews/moderated/excerpts',
);
export const showReviewsDay = /* @__PURE__ */ endpoint<Contracts['showReviewsDay']>(
  'GET',
  '/api/reviews/member-days/:memberId/:day',
);
export const suggestSupportService = /* @__PURE__ */ endpoint<Contracts['suggestSupportService']>(
  'POST',
  '/api/support-services/suggestions',
);
export const summariseOwnReviews = /* @__PURE__ */ endpoint<Contracts['summariseOwnReviews']>(
  'GET',
  '/api/users/me/reviews/summary',
);
export const readOwnTrust = /* @__PURE__ */ endpoint<Contracts['readOwnTrust']>('GET', '/api/users/me/reviews/trust');
export const understoodSearch = /* @__PURE__ */ endpoint<Contracts['understoodSearch']>('GET', '/api/search');
export const undoService = /* @__PURE__ */ endpoint<Contracts['undoService']>(
  'POST',
  '/api/support-services/desk/:id/undo',
);
export const uploadPhoto = /* @__PURE__ */ endpoint<Contracts['uploadPhoto']>('POST', '/api/reviews/photos');
export const answerReview = /* @__PURE__ */ endpoint<Contracts['answerReview']>(
  'POST',
  '/api/reviews/:id/owner-answer',
);
export const askForOwnerCheck = /* @__PURE__ */ endpoint<Contracts['askForOwnerCheck']>(
  'POST',
  '/api/venues/:id/owner/requests',
);
export const claimVenue = /* @__PURE__ */ endpoint<Contracts['claimVenue']>('POST', '/api/venues/:id/owner/claim');
export const decideOwnerClaim = /* @__PURE__ */ endpoint<Contracts['decideOwnerClaim']>(
  'PUT',
  '/api/admin/owners/:venueId/:memberId',
);
export const editOwnerAnswer = /* @__PURE__ */ endpoint<Contracts['editOwnerAnswer']>(
  'PUT',
  '/api/reviews/:id/owner-answer',
);
export const getOwnClaim = /* @__PURE__ */ endpoint<Contracts['getOwnClaim']>('GET', '/api/venues/:id/owner/claim');
export const getVenueSays = /* @__PURE__ */ endpoint<Contracts['getVenueSays']>('GET', '/api/venues/:id/owner');
export const giveUpClaim = /* @__PURE__ */ endpoint<Contracts['giveUpClaim']>('DELETE', '/api/venues/:id/owner/claim');
export const listOwnerClaims = /* @__PURE__ */ endpoint<Contracts['listOwnerClaims']>('GET', '/api/admin/owners');
export const listOwnPlaces = /* @__PURE__ */ endpoint<Contracts['listOwnPlaces']>('GET', '/api/venues/owned');
export const sayFact = /* @__PURE__ */ endpoint<Contracts['sayFact']>('PUT', '/api/venues/:id/owner/facts/:feature');
export const sendOwnerCode = /* @__PURE__ */ endpoint<Contracts['sendOwnerCode']>(
  'POST',
  '/api/venues/:id/owner/codes',
);
export const sendOwnerCodeAgain = /* @__PURE__ */ endpoint<Contracts['sendOwnerCodeAgain']>(
  'POST',
  '/api/venues/:id/owner/codes/again',
);
export const correctReview = /* @__PURE__ */ endpoint<Contracts['correctReview']>(
  'PUT',
  '/api/reviews/moderated/:kind/:contentId/correction',
);
export const readReviewCorrection = /* @__PURE__ */ endpoint<Contracts['readReviewCorrection']>(
  'GET',
  '/api/reviews/moderated/corrections/:id',
);
