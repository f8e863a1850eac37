// Written by `npm run picks` from consumer-contract.ts: addresses and types without the schemas.
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
export const findOrCreateAttraction = /* @__PURE__ */ endpoint<Contracts['findOrCreateAttraction']>(
  'POST',
  '/api/attractions',
);
export const findOrCreateVenue = /* @__PURE__ */ endpoint<Contracts['findOrCreateVenue']>('POST', '/api/venues');
export const reportReview = /* @__PURE__ */ endpoint<Contracts['reportReview']>('POST', '/api/reviews/:id/reports');
export const getOwnReview = /* @__PURE__ */ endpoint<Contracts['getOwnReview']>('GET', '/api/users/me/reviews/:id');
export const editReview = /* @__PURE__ */ endpoint<Contracts['editReview']>('PUT', '/api/reviews/:id');
export const deleteReview = /* @__PURE__ */ endpoint<Contracts['deleteReview']>('DELETE', '/api/reviews/:id');
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
export const getNearestStation = /* @__PURE__ */ endpoint<Contracts['getNearestStation']>(
  'GET',
  '/api/venues/:id/nearest-station',
);
export const listNearbyVenues = /* @__PURE__ */ endpoint<Contracts['listNearbyVenues']>(
  'GET',
  '/api/venues/:id/nearby',
);
export const listOwnReviews = /* @__PURE__ */ endpoint<Contracts['listOwnReviews']>('GET', '/api/users/me/reviews');
export const listReviews = /* @__PURE__ */ endpoint<Contracts['listReviews']>('GET', '/api/reviews');
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
export const readServiceQuestion = /* @__PURE__ */ endpoint<Contracts['readServiceQuestion']>(
  'POST',
  '/api/support-services/questions',
);
export const reportPlace = /* @__PURE__ */ endpoint<Contracts['reportPlace']>('POST', '/api/venues/:id/reports');
export const searchVenues = /* @__PURE__ */ endpoint<Contracts['searchVenues']>('GET', '/api/venues/search');
export const suggestSupportService = /* @__PURE__ */ endpoint<Contracts['suggestSupportService']>(
  'POST',
  '/api/support-services/suggestions',
);
export const summariseOwnReviews = /* @__PURE__ */ endpoint<Contracts['summariseOwnReviews']>(
  'GET',
  '/api/users/me/reviews/summary',
);
export const understoodSearch = /* @__PURE__ */ endpoint<Contracts['understoodSearch']>('GET', '/api/search');
export const uploadPhoto = /* @__PURE__ */ endpoint<Contracts['uploadPhoto']>('POST', '/api/reviews/photos');
