import { z } from 'zod';
import {
  defineEndpoint,
  idParamSchema,
  idTextSchema,
  lineSchema,
  pageMetadataSchema,
  pageQuerySchema,
  sitemapIndexSchema,
  sitemapPartSchema,
} from '@waymark/contracts-core';
import { TRIP_PHOTO_ENDPOINTS, tripBlogSchema, wholeTripSchema } from './trip-blog';
import { TRIP_DRAFT_ENDPOINTS } from './trip-draft';
import { richTextSchema } from './rich-text';
import { changeTripSchema, createTripSchema, publishTripSchema, tripRules } from './trip-form';
import { TRIP_FILTERS, TRIP_SORTS } from './trip-words';

const params = z.object({ id: idParamSchema });
/** ID of a draft. If set, storing the trip also deletes the draft. */
const fromDraft = z.object({ draft: z.uuid('There is no such draft.').optional() });

const filter = z.enum(TRIP_FILTERS, 'Choose a filter from the list.').default('all');
const q = lineSchema(100).default('');

export const listTripBlogs = defineEndpoint({
  name: 'listTripBlogs',
  method: 'GET',
  path: '/api/trip-blogs',
  summary:
    'Published trips. `q` finds words in the title, place and text. X-Total-Count has the total (1,000 means 1,000 or more), and Link leads to more pages.',
  access: 'visitor',
  query: pageQuerySchema.extend({
    filter,
    q,
    sort: z.enum(TRIP_SORTS, 'Sort by newest or liked.').default('newest'),
    /** Returns only trips by this member, whose profile must be public. */
    authorId: idTextSchema().optional(),
    /** Returns only trips that the logged-in member likes; none for a visitor. */
    likedBy: z.literal('me', 'The only value is me.').optional(),
  }),
  response: z.array(tripBlogSchema),
  status: 200,
});

export const spellTripSearch = defineEndpoint({
  name: 'spellTripSearch',
  method: 'GET',
  path: '/api/trip-blogs/spelling',
  summary:
    'For a search that found no trips: the same words, with each word that no trip contains replaced by the closest word that a trip does contain. Null if that finds nothing either.',
  access: 'visitor',
  query: z.object({ filter, q }),
  response: z.object({ meant: z.string().nullable() }),
  status: 200,
});

export const listOwnTripBlogs = defineEndpoint({
  name: 'listOwnTripBlogs',
  method: 'GET',
  path: '/api/trip-blogs/mine',
  summary: 'The logged-in member’s trips, published or not, newest first.',
  access: 'member',
  query: pageQuerySchema,
  response: z.array(tripBlogSchema),
  status: 200,
});

export const readTripBlog = defineEndpoint({
  name: 'readTripBlog',
  method: 'GET',
  path: '/api/trip-blogs/:id',
  summary: 'One trip with its story and days. Only its author can see an unpublished trip.',
  access: 'visitor',
  params,
  response: wholeTripSchema,
  status: 200,
  problems: ['trip.not-found', 'content.hidden', 'content.removed'],
});

export const createTripBlog = defineEndpoint({
  name: 'createTripBlog',
  posts: true,
  method: 'POST',
  path: '/api/trip-blogs',
  summary: 'Creates a trip with its days. Its author is the logged-in member.',
  access: 'member',
  query: fromDraft,
  body: createTripSchema,
  response: wholeTripSchema,
  status: 201,
  problems: ['request.rate-limited'],
});

export const changeTripBlog = defineEndpoint({
  name: 'changeTripBlog',
  posts: true,
  method: 'PUT',
  path: '/api/trip-blogs/:id',
  summary: 'Replaces the whole trip. A day sent with its id stays the same day. A day that you leave out is deleted.',
  access: 'member',
  params,
  query: fromDraft,
  body: changeTripSchema,
  response: wholeTripSchema,
  status: 200,
  problems: ['trip.not-found', 'trip.not-yours', 'trip.changed'],
});

export const publishTripBlog = defineEndpoint({
  name: 'publishTripBlog',
  posts: true,
  method: 'PUT',
  path: '/api/trip-blogs/:id/public',
  summary: 'Publishes or unpublishes a trip, and changes nothing else.',
  access: 'member',
  params,
  body: publishTripSchema,
  response: tripBlogSchema,
  status: 200,
  problems: ['trip.not-found', 'trip.not-yours'],
});

export const deleteTripBlog = defineEndpoint({
  name: 'deleteTripBlog',
  method: 'DELETE',
  path: '/api/trip-blogs/:id',
  summary: 'Deletes a trip with its days, photos, likes and comments.',
  access: 'member',
  params,
  status: 204,
  problems: ['trip.not-found', 'trip.not-yours'],
});

export const likeTripBlog = defineEndpoint({
  name: 'likeTripBlog',
  method: 'PUT',
  path: '/api/trip-blogs/:id/like',
  summary: 'Likes another member’s trip, or removes the like.',
  access: 'member',
  params,
  body: z.object({ isLiked: z.boolean('Answer with yes or no.') }),
  response: z.object({ isLikedByMe: z.boolean(), totalLikes: z.number().int().nonnegative() }),
  status: 200,
  problems: ['trip.not-found', 'trip.own'],
});

export const viewTripBlog = defineEndpoint({
  name: 'viewTripBlog',
  method: 'POST',
  path: '/api/trip-blogs/:id/view',
  summary: 'Counts a reader once a day. After that day, nothing is kept that could identify them.',
  access: 'visitor',
  params,
  response: z.object({ totalViews: z.number().int().nonnegative() }),
  status: 200,
  problems: ['trip.not-found'],
});

export const getTripBlogMetadata = defineEndpoint({
  name: 'getTripBlogMetadata',
  method: 'GET',
  path: '/api/trip-blogs/:id/document',
  summary: 'A trip’s page as text, for search engines, link previews and readers without JavaScript.',
  access: 'visitor',
  params,
  response: pageMetadataSchema,
  status: 200,
  problems: ['trip.not-found', 'content.hidden', 'content.removed'],
});

export const getTripBlogsMetadata = defineEndpoint({
  name: 'getTripBlogsMetadata',
  method: 'GET',
  path: '/api/trip-blogs/document',
  summary: 'The page that lists trips, as text, with the latest ones.',
  access: 'visitor',
  response: pageMetadataSchema,
  status: 200,
});

export const listTripSitemapParts = defineEndpoint({
  name: 'listTripSitemapParts',
  method: 'GET',
  path: '/api/trip-blogs/sitemap',
  summary: 'The parts of the sitemap for all published trips, each with the date of its latest change.',
  access: 'visitor',
  response: sitemapIndexSchema,
  status: 200,
});

export const getTripSitemapPart = defineEndpoint({
  name: 'getTripSitemapPart',
  method: 'GET',
  path: '/api/trip-blogs/sitemap/:part',
  summary: 'The published trips in one part of the sitemap. Made-up trips are never listed.',
  access: 'visitor',
  params: z.object({ part: idParamSchema }),
  response: sitemapPartSchema,
  status: 200,
});

export const previewTripText = defineEndpoint({
  name: 'previewTripText',
  method: 'POST',
  path: '/api/trip-blogs/preview',
  summary: 'How Markdown text will look. Nothing is saved.',
  access: 'member',
  body: z.object({ text: tripRules.story }),
  response: z.object({ text: richTextSchema }),
  status: 200,
});

export const TRIP_ENDPOINTS = [
  listTripBlogs,
  spellTripSearch,
  listOwnTripBlogs,
  createTripBlog,
  previewTripText,
  ...TRIP_PHOTO_ENDPOINTS,
  getTripBlogsMetadata,
  listTripSitemapParts,
  getTripSitemapPart,
  readTripBlog,
  changeTripBlog,
  deleteTripBlog,
  publishTripBlog,
  likeTripBlog,
  viewTripBlog,
  getTripBlogMetadata,
  ...TRIP_DRAFT_ENDPOINTS,
] as const;
