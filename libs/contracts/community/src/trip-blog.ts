import { z } from 'zod';
import { correctedSchema, idSchema, setAsideSchema } from '@waymark/contracts-core';
import { richTextSchema } from './rich-text-schema';
import { tripDaySchema } from './trip-day';
import { TRIP_TAGS } from './trip-words';

const count = z.number().int().nonnegative();
const tags = z.array(z.enum(TRIP_TAGS));

/** A trip blog in a list. It has the names of both of the product's documents: each pair says the same. */
export const tripBlogSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  destination: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  /** The same as an ISO 8601 interval: `2026-05-04/2026-05-09`, or the one day. */
  tripDates: z.string(),
  tags,
  accessibilityFocus: tags,
  /** What its author tells everybody about access needs on this trip, in their words. */
  disabilityContext: z.string().nullable(),
  /** A picture of ours (site-relative), or an https address. */
  coverImageUrl: z.string().nullable(),
  featuredImage: z.string().nullable(),
  /** Small, of a picture of ours. */
  coverThumbUrl: z.string().nullable(),
  coverDescription: z.string().nullable(),
  /** Show it as a picture: ours, or from a host that the operator allowed. False: show a link to it. */
  coverIsPicture: z.boolean(),
  /** Of a trip without a cover: the first photo of its days. */
  firstPhoto: z.object({ url: z.string(), thumbUrl: z.string(), description: z.string() }).nullish(),
  /** 1: everybody reads it, 0: its author alone. */
  isPublic: z.union([z.literal(0), z.literal(1)]),
  isPublished: z.boolean(),
  totalViews: count,
  totalLikes: count,
  dayCount: count,
  authorName: z.string(),
  /** For a link to the profile; null where it is private. */
  authorProfileId: idSchema.nullable(),
  isAuthorVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it was published first; null: never yet. */
  publishedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  /** Made up, to try the site with; only in local mode. */
  isSample: z.boolean(),
  /** Of the member who asks; visitors have none. */
  isOwn: z.boolean(),
  isLikedByMe: z.boolean(),
  /** True: likes could not be read in time, and `isLikedByMe` says nothing. */
  isLikeUnknown: z.boolean(),
  /** Told to its author alone, of a trip that staff hid; nobody else gets it. */
  setAside: setAsideSchema.nullish(),
  /** When staff corrected its words; told to everybody. */
  corrected: correctedSchema.nullish(),
});
export type TripBlog = z.output<typeof tripBlogSchema>;

/** One trip with all that it tells. */
export const wholeTripSchema = tripBlogSchema.extend({
  /** Markdown as its author typed it; empty: there is none. */
  story: z.string(),
  /** The same to be drawn. */
  storyText: richTextSchema,
  /** In their order. */
  days: z.array(tripDaySchema),
  /** Send it back with a change: who changes an older one is told. */
  version: z.number().int().positive(),
});
export type WholeTrip = z.output<typeof wholeTripSchema>;
