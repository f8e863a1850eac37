import { z } from 'zod';
import {
  defineEndpoint,
  idParamSchema,
  lineSchema,
  pageQuerySchema,
  requiredLineSchema,
  openApiEndpoint,
} from '@waymark/contracts-core';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, photoAddressSchema, uploadedPhotoSchema } from './photo';
import { MODERATION_ENDPOINTS } from './moderation-endpoints';
import { giveAnswer } from './answer';
import { ATTRACTION_ENDPOINTS } from './attraction';
import { DATA_OUT_ENDPOINTS } from './data-out';
import { listOwnReviews, OWN_REVIEW_ENDPOINTS, summariseOwnReviews } from './own-reviews';
import { OWNER_ENDPOINTS } from './owner-endpoints';
import { readOwnTrust } from './trust';
import { RATING_BANDS } from './rating-areas';
import { publishReviewSchema, reviewSchema } from './review';
import { PAGE_METADATA_ENDPOINTS } from './page-metadata-endpoints';
import { listHashtagCounts, listHashtagDescriptions } from './hashtag-description';
import { VENUE_FACT_ENDPOINTS } from './statement-endpoints';
import { SERVICE_DESK_ENDPOINTS } from './support-service-desk';
import { SUPPORT_SERVICE_ENDPOINTS } from './support-service-endpoints';
import { topReviewerSchema, topReviewerStatusSchema } from './top-reviewer';
import { understoodSearch } from './understood-search';
import { createVenueSchema, venueDetailSchema, venueSearchResultSchema } from './venue';
import { getNearestStation, listVenueFacts } from './venue-facts';
import { castVote, getVotes } from './vote';

const byId = z.object({ id: idParamSchema });

export const searchVenues = defineEndpoint({
  name: 'searchVenues',
  method: 'GET',
  path: '/api/venues/search',
  summary:
    'Venues that match a search of 2 to 200 characters, best match first. Venues in the UK come first unless you set forceGlobal.',
  access: 'visitor',
  query: z.object({
    q: requiredLineSchema(200, 'Enter at least 2 characters.', { min: 2 }),
    userCountry: lineSchema(100).optional(),
    forceGlobal: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  response: z.array(venueSearchResultSchema),
  status: 200,
});

export const getVenue = defineEndpoint({
  name: 'getVenue',
  method: 'GET',
  path: '/api/venues/:id',
  summary: 'A venue with its claims, verifications and latest reviews.',
  access: 'visitor',
  params: byId,
  response: venueDetailSchema,
  status: 200,
  problems: ['venue.not-found'],
});

/** Resolves the old link with a provider's place ID. A numeric ID is ours. */
export const getVenueByPlace = defineEndpoint({
  name: 'getVenueByPlace',
  method: 'GET',
  path: '/api/venues/by-place/:placeId',
  summary: 'The ID of the venue with this place ID.',
  access: 'visitor',
  params: z.object({ placeId: lineSchema(200) }),
  response: z.object({ id: z.number().int() }),
  status: 200,
  problems: ['venue.not-found'],
});

export const findOrCreateVenue = defineEndpoint({
  name: 'findOrCreateVenue',
  posts: true,
  method: 'POST',
  path: '/api/venues',
  summary: 'Returns a matching venue (200) or creates it (201).',
  access: 'member',
  body: createVenueSchema,
  response: venueDetailSchema,
  status: 201,
});

export const listReviews = defineEndpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/api/reviews',
  summary: 'Reviews, newest first unless sorted otherwise; X-Total-Count has the total, and Link leads to more pages.',
  access: 'visitor',
  query: pageQuerySchema.extend({
    q: lineSchema(200).optional(),
    venueId: idParamSchema.optional(),
    attractionId: idParamSchema.optional(),
    /** Only reviews by this author; none while the author's profile is hidden from the caller. */
    memberId: idParamSchema.optional(),
    sort: z.enum(['newest', 'oldest', 'highest', 'lowest']).default('newest'),
    rating: z.enum(RATING_BANDS).optional(),
  }),
  response: z.array(reviewSchema),
  status: 200,
});

export const publishReview = defineEndpoint({
  name: 'publishReview',
  posts: true,
  method: 'POST',
  path: '/api/reviews',
  summary: 'Publishes a review by the logged-in member.',
  access: 'member',
  body: publishReviewSchema,
  response: reviewSchema,
  status: 201,
  problems: ['venue.not-found', 'attraction.not-found'],
});

export const uploadPhoto = defineEndpoint({
  name: 'uploadPhoto',
  posts: true,
  method: 'POST',
  path: '/api/reviews/photos',
  summary:
    'Uploads one photo for a review that has not been sent yet. We make it smaller and remove its metadata and location. Unused photos are deleted after a day.',
  access: 'member',
  upload: { field: 'photo', maxBytes: MAX_PHOTO_BYTES, types: PHOTO_TYPES },
  response: uploadedPhotoSchema,
  status: 201,
  problems: ['photo.too-large', 'photo.type', 'photo.refused', 'photo.too-many', 'photo.still-arriving', 'photo.busy'],
});

export const getPhoto = defineEndpoint({
  name: 'getPhoto',
  method: 'GET',
  path: '/api/reviews/photos/:id/:size',
  summary: 'A photo. The photo at an address never changes.',
  access: 'visitor',
  params: photoAddressSchema,
  download: ['image/webp'],
  status: 200,
  problems: ['photo.not-found'],
});

export const getTopReviewer = defineEndpoint({
  name: 'getTopReviewer',
  method: 'GET',
  path: '/api/top-reviewer',
  summary: 'The member whose reviews have the most helpful votes.',
  access: 'visitor',
  response: topReviewerSchema,
  status: 200,
});

export const getTopReviewerStatus = defineEndpoint({
  name: 'getTopReviewerStatus',
  method: 'GET',
  path: '/api/top-reviewer/:userId',
  summary: 'Whether this member is the top reviewer, and their helpful votes.',
  access: 'visitor',
  params: z.object({ userId: idParamSchema }),
  response: topReviewerStatusSchema,
  status: 200,
});

export const getOpenApi = openApiEndpoint('reviews');

/** Every endpoint of the service; openapi.json and the access matrix are generated from this list. */
export const REVIEWS_ENDPOINTS = [
  searchVenues,
  understoodSearch,
  listHashtagCounts,
  listHashtagDescriptions,
  listVenueFacts,
  getNearestStation,
  getVenue,
  getVenueByPlace,
  findOrCreateVenue,
  giveAnswer,
  listReviews,
  listOwnReviews,
  summariseOwnReviews,
  readOwnTrust,
  publishReview,
  ...OWN_REVIEW_ENDPOINTS,
  uploadPhoto,
  getPhoto,
  getVotes,
  castVote,
  getTopReviewer,
  getTopReviewerStatus,
  ...ATTRACTION_ENDPOINTS,
  ...VENUE_FACT_ENDPOINTS,
  ...SUPPORT_SERVICE_ENDPOINTS,
  ...OWNER_ENDPOINTS,
  ...SERVICE_DESK_ENDPOINTS,
  ...PAGE_METADATA_ENDPOINTS,
  ...DATA_OUT_ENDPOINTS,
  ...MODERATION_ENDPOINTS,
  getOpenApi,
] as const;
