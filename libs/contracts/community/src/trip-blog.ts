import {
  correctedSchema,
  defineEndpoint,
  idSchema,
  lineSchema,
  paragraphsSchema,
  requiredLineSchema,
  setAsideSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { richTextSchema } from './rich-text-schema';
import { ATTACHMENT_KINDS } from './slots';
import { MAX_TRIP_PHOTO_BYTES, TRIP_LIMITS, TRIP_PHOTO_TYPES, TRIP_TAGS } from './trip-words';

export const TRIP_PHOTO_SIZES = ['full', 'thumb'] as const;
export type TripPhotoSize = (typeof TRIP_PHOTO_SIZES)[number];

const photoIdSchema = z.uuid('We do not recognise this photo.');
export const tripPhotoRules = {
  description: requiredLineSchema(TRIP_LIMITS.photoDescription, 'Please describe this photo.'),
};

/** Answer of the upload; the photo belongs to no trip yet. */
export const uploadedTripPhotoSchema = z.object({
  id: photoIdSchema,
  /** Site-relative addresses. The full one can be sent as `coverImageUrl`. */
  url: z.string(),
  thumbUrl: z.string(),
  /** Pixels of the full size. */
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedTripPhoto = z.output<typeof uploadedTripPhotoSchema>;

/** A photo of a day or a cover, in the words of whoever wrote the trip. */
export const tripPhotoSchema = uploadedTripPhotoSchema.extend({ description: z.string() });
export type TripPhoto = z.output<typeof tripPhotoSchema>;

/** Photos of a day as they are sent, in their order. */
export const attachedTripPhotosSchema = z
  .array(z.object({ id: photoIdSchema, description: tripPhotoRules.description }))
  .max(TRIP_LIMITS.dayPhotos, `Please add at most ${TRIP_LIMITS.dayPhotos} photos to a day.`);
export type AttachedTripPhotos = z.output<typeof attachedTripPhotosSchema>;

export const uploadTripPhoto = defineEndpoint({
  name: 'uploadTripPhoto',
  posts: true,
  method: 'POST',
  path: '/api/trip-blogs/photos',
  summary:
    'Uploads one photo for a trip that has not been saved yet. We make it smaller and remove its metadata and location. Unused photos are deleted after three days.',
  access: 'member',
  upload: { field: 'photo', maxBytes: MAX_TRIP_PHOTO_BYTES, types: TRIP_PHOTO_TYPES },
  response: uploadedTripPhotoSchema,
  status: 201,
  problems: ['photo.too-large', 'photo.type', 'photo.refused', 'photo.too-many', 'photo.still-arriving', 'photo.busy'],
});

export const getTripPhoto = defineEndpoint({
  name: 'getTripPhoto',
  method: 'GET',
  path: '/api/trip-blogs/photos/:id/:size',
  summary: 'A photo from a trip. The photo at an address never changes.',
  access: 'visitor',
  params: z.object({ id: photoIdSchema, size: z.enum(TRIP_PHOTO_SIZES, 'Use full or thumb.') }),
  download: ['image/webp'],
  status: 200,
  problems: ['photo.not-found'],
});

export const TRIP_PHOTO_ENDPOINTS = [uploadTripPhoto, getTripPhoto] as const;

const NUMBERS = 'Number the days 1, 2, 3 and so on, each once.';

export const tripAttachmentSchema = z.object({
  kind: z.enum(ATTACHMENT_KINDS, 'Attach a venue, an attraction or a footpath problem.'),
  id: idSchema,
  name: requiredLineSchema(TRIP_LIMITS.attachmentName, 'Enter what this is called.'),
});

export const tripDayRules = {
  dayNumber: z.number(NUMBERS).int(NUMBERS).min(1, NUMBERS).max(TRIP_LIMITS.days, NUMBERS),
  title: requiredLineSchema(TRIP_LIMITS.dayTitle, 'Please give this day a title.'),
  location: lineSchema(TRIP_LIMITS.dayLocation),
  content: paragraphsSchema(TRIP_LIMITS.dayContent),
  accessibilityNotes: paragraphsSchema(TRIP_LIMITS.accessibilityNotes),
};

const { dayNumber, title, location, content, accessibilityNotes } = tripDayRules;
const isOnce = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

/** A day as it is sent. With the `id` that it has, so that what others said of it stays with it wherever it moves. */
const sentDaySchema = z.object({
  id: idSchema.optional(),
  dayNumber,
  title,
  location: location.default(''),
  /** Markdown: headings, lists, emphasis, links, quotes. Anything else stays the text that it is. */
  content: content.default(''),
  accessibilityNotes: accessibilityNotes.default(''),
  photos: attachedTripPhotosSchema.default([]),
  attachments: z
    .array(tripAttachmentSchema)
    .max(TRIP_LIMITS.dayAttachments, `Please attach at most ${TRIP_LIMITS.dayAttachments} places to a day.`)
    .refine((sent) => isOnce(sent.map(({ kind, id }) => `${kind} ${id}`)), 'Please attach each place once.')
    .default([]),
});

/** All days of a trip as they are sent, in whatever order: their numbers say which comes first. Nothing is moved here, so that an error names the place where it stands in the form. */
export const sentDaysSchema = z
  .array(sentDaySchema)
  .max(TRIP_LIMITS.days, `Please add at most ${TRIP_LIMITS.days} days.`)
  .superRefine((days, context) => {
    days.forEach((day, place) => {
      const before = days.slice(0, place);
      const say = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [place, field], message });
      if (before.some((other) => other.dayNumber === day.dayNumber)) say('dayNumber', NUMBERS);
      if (day.id !== undefined && before.some((other) => other.id === day.id)) say('id', 'Please send each day once.');
    });
    const photos = days.flatMap((day) => day.photos.map(({ id }) => id));
    if (!isOnce(photos)) context.addIssue({ code: 'custom', message: 'Please add each photo once.' });
  });
export type SentDay = z.output<typeof sentDaySchema>;

/** A day of a trip (trip_blog_entry). */
export const tripDaySchema = z.object({
  id: idSchema,
  blogId: idSchema,
  dayNumber: z.number().int().positive(),
  title: z.string(),
  location: z.string().nullable(),
  /** As its author typed it. */
  content: z.string(),
  /** The same to be drawn. */
  contentText: richTextSchema,
  accessibilityNotes: z.string().nullable(),
  photos: z.array(tripPhotoSchema),
  attachments: z.array(tripAttachmentSchema),
  createdAt: z.iso.datetime(),
});
export type TripDay = z.output<typeof tripDaySchema>;

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
