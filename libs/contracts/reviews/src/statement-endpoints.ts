import { z } from 'zod';
import { defineEndpoint, idParamSchema, idSchema, lineSchema, requiredLineSchema } from '@waymark/contracts-core';
import { FEATURES } from './features';
import { noticeSchema } from './notice';
import { MOST_VENUE_PHOTOS, venuePhotoSchema } from './photo';
import { statementSchema } from './statement';
import { VENUE_STATUSES } from './venue-status';
import { venueSearchResultSchema } from './venue';

const venueParams = z.object({ id: idParamSchema });

export const listStatements = defineEndpoint({
  name: 'listStatements',
  method: 'GET',
  path: '/api/venues/:id/statements',
  summary: 'Everything that has been said about one feature of a venue, newest first, at most 100.',
  access: 'visitor',
  params: venueParams,
  query: z.object({ feature: lineSchema(60) }),
  response: z.array(statementSchema),
  status: 200,
  problems: ['venue.not-found', 'feature.not-found'],
});

/** Maximum duration of a notice in days. */
export const LONGEST_NOTICE_DAYS = 90;

export const postNotice = defineEndpoint({
  name: 'postNotice',
  posts: true,
  method: 'POST',
  path: '/api/venues/:id/notices',
  summary:
    'Posts a notice about something that is out of order for now ("Lift out of order"). Posting the same notice again counts as one more person who saw it.',
  access: 'member',
  params: venueParams,
  body: z.object({
    text: requiredLineSchema(200, 'Say what is wrong.'),
    feature: z.enum(FEATURES, 'Choose a feature from the list.').nullish(),
    endsOn: z.iso.date('Enter the last day as YYYY-MM-DD.'),
  }),
  response: noticeSchema,
  status: 201,
  problems: ['venue.not-found', 'notice.too-many'],
});

export const answerNotice = defineEndpoint({
  name: 'answerNotice',
  posts: true,
  method: 'PUT',
  path: '/api/venues/:id/notices/:noticeId/answer',
  summary: 'Says whether a notice is still true. It ends when two members say no, or when its author does.',
  access: 'member',
  params: z.object({ id: idParamSchema, noticeId: idParamSchema }),
  body: z.object({ isStillSo: z.boolean('Answer with yes or no.') }),
  response: z.object({ notices: z.array(noticeSchema) }),
  status: 200,
  problems: ['venue.not-found', 'notice.not-found'],
});

export const reportPlace = defineEndpoint({
  name: 'reportPlace',
  method: 'POST',
  path: '/api/venues/:id/reports',
  summary:
    'Reports that a place has closed, has moved, is listed twice, or is still open. The page changes when two members agree, or one member and a newer source.',
  access: 'member',
  params: venueParams,
  body: z.object({
    what: z.enum([...VENUE_STATUSES, 'open'], 'Choose what has happened to the place.'),
    /** The place that it moved to, or of which it is a duplicate. */
    otherId: idSchema.nullish(),
  }),
  /** The place's status now, and whether that matches the caller's report. */
  response: z.object({ status: z.enum([...VENUE_STATUSES, 'open']), isDecided: z.boolean() }),
  status: 200,
  problems: ['venue.not-found'],
});

/** A place nearby, with its distance. */
export const nearbyVenueSchema = venueSearchResultSchema.extend({
  distanceMetres: z.number().nonnegative(),
  /** Number of features with any information. */
  knownFeatures: z.number().int().nonnegative(),
});
export type NearbyVenue = z.output<typeof nearbyVenueSchema>;

export const listNearbyVenues = defineEndpoint({
  name: 'listNearbyVenues',
  method: 'GET',
  path: '/api/venues/:id/nearby',
  summary: 'Up to five nearby places of the same kind that we know more about than this one, nearest first.',
  access: 'visitor',
  params: venueParams,
  response: z.array(nearbyVenueSchema),
  status: 200,
  problems: ['venue.not-found'],
});

export const listVenuePhotos = defineEndpoint({
  name: 'listVenuePhotos',
  method: 'GET',
  path: '/api/venues/:id/photos',
  summary: `Photos from a venue's reviews, with who took them and when, newest review first; at most ${MOST_VENUE_PHOTOS}.`,
  access: 'visitor',
  params: venueParams,
  response: z.array(venuePhotoSchema),
  status: 200,
  problems: ['venue.not-found'],
});

export const VENUE_FACT_ENDPOINTS = [
  listStatements,
  postNotice,
  answerNotice,
  reportPlace,
  listNearbyVenues,
  listVenuePhotos,
] as const;
