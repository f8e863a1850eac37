import {
  correctedSchema,
  defineEndpoint,
  idSchema,
  lineSchema,
  paragraphsSchema,
  requiredLineSchema,
  hiddenContentSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { richTextSchema } from './rich-text';
import { ATTACHMENT_KINDS } from './slots';
import { MAX_TRIP_PHOTO_BYTES, TRIP_LIMITS, TRIP_PHOTO_TYPES, TRIP_TAGS } from './trip-words';

export const TRIP_PHOTO_SIZES = ['full', 'thumb'] as const;
export type TripPhotoSize = (typeof TRIP_PHOTO_SIZES)[number];

const photoIdSchema = z.uuid('We do not recognise this photo.');
export const tripPhotoRules = {
  description: requiredLineSchema(TRIP_LIMITS.photoDescription, 'Please describe this photo.'),
};

/** Response of the upload; the photo does not belong to a trip yet. */
export const uploadedTripPhotoSchema = z.object({
  id: photoIdSchema,
  /** URLs relative to the site. The full-size one can be sent as `coverImageUrl`. */
  url: z.string(),
  thumbUrl: z.string(),
  /** Size of the full image in pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedTripPhoto = z.output<typeof uploadedTripPhotoSchema>;

/** A photo of a day or a cover, with its author's description. */
export const tripPhotoSchema = uploadedTripPhotoSchema.extend({ description: z.string() });
export type TripPhoto = z.output<typeof tripPhotoSchema>;

/** A day's photos as the client sends them, in display order. */
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

/**
 * A day as the client sends it. An existing day needs its `id`: comments then stay attached, even when the day moves.
 */
const sentDaySchema = z.object({
  id: idSchema.optional(),
  dayNumber,
  title,
  location: location.default(''),
  /** Markdown: headings, lists, emphasis, links, quotes. Any other syntax stays plain text. */
  content: content.default(''),
  accessibilityNotes: accessibilityNotes.default(''),
  photos: attachedTripPhotosSchema.default([]),
  attachments: z
    .array(tripAttachmentSchema)
    .max(TRIP_LIMITS.dayAttachments, `Please attach at most ${TRIP_LIMITS.dayAttachments} places to a day.`)
    .refine((sent) => isOnce(sent.map(({ kind, id }) => `${kind} ${id}`)), 'Please attach each place once.')
    .default([]),
});

/**
 * All days of a trip as the client sends them, in any order: their numbers define the sequence. They are not sorted
 * here, so that the index in an error matches the form.
 */
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
  /** Markdown as the author typed it. */
  content: z.string(),
  /** The same, parsed for display. */
  contentText: richTextSchema,
  accessibilityNotes: z.string().nullable(),
  photos: z.array(tripPhotoSchema),
  attachments: z.array(tripAttachmentSchema),
  createdAt: z.iso.datetime(),
});
export type TripDay = z.output<typeof tripDaySchema>;

const count = z.number().int().nonnegative();
const tags = z.array(z.enum(TRIP_TAGS));

/** A trip blog in a list. It uses the field names of both product documents; each pair has the same value. */
export const tripBlogSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  destination: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  /** The dates as an ISO 8601 interval: `2026-05-04/2026-05-09`, or a single day. */
  tripDates: z.string(),
  tags,
  accessibilityFocus: tags,
  /** What the author shares publicly about access needs on this trip, in their own words. */
  disabilityContext: z.string().nullable(),
  /** A picture on this site (site-relative), or an https URL. */
  coverImageUrl: z.string().nullable(),
  featuredImage: z.string().nullable(),
  /** Thumbnail of the cover; only for a picture on this site. */
  coverThumbUrl: z.string().nullable(),
  coverDescription: z.string().nullable(),
  /** True: show the cover as a picture; it is ours, or on a host that the operator allows. False: show a link to it. */
  coverIsPicture: z.boolean(),
  /** The first photo of any day, for a trip without a cover. */
  firstPhoto: z.object({ url: z.string(), thumbUrl: z.string(), description: z.string() }).nullish(),
  /** 1 if the trip is public; 0 if only its author can read it. */
  isPublic: z.union([z.literal(0), z.literal(1)]),
  isPublished: z.boolean(),
  totalViews: count,
  totalLikes: count,
  dayCount: count,
  authorName: z.string(),
  /** ID for a link to the profile; null when the profile is private. */
  authorProfileId: idSchema.nullable(),
  isAuthorVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Time of the first publication; null if there was none. */
  publishedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  /** True for sample data, which exists only in local mode. */
  isSample: z.boolean(),
  /** Whether the trip is the reader's own; always false for visitors. */
  isOwn: z.boolean(),
  isLikedByMe: z.boolean(),
  /** True when likes could not be read in time; `isLikedByMe` is then meaningless. */
  isLikeUnknown: z.boolean(),
  /** Set when staff hid the trip. Only its author gets it; nobody else gets the trip. */
  setAside: hiddenContentSchema.nullish(),
  /** Set when staff corrected the text; everybody gets it. */
  corrected: correctedSchema.nullish(),
});
export type TripBlog = z.output<typeof tripBlogSchema>;

/** A trip with all its content. */
export const wholeTripSchema = tripBlogSchema.extend({
  /** Markdown as the author typed it; may be empty. */
  story: z.string(),
  /** The same, parsed for display. */
  storyText: richTextSchema,
  /** Days in the order of their numbers. */
  days: z.array(tripDaySchema),
  /** Version of the trip. Send it with a change, because a change based on an older version is rejected. */
  version: z.number().int().positive(),
});
export type WholeTrip = z.output<typeof wholeTripSchema>;
