import { z } from 'zod';
import { requiredLineSchema, setAsideSchema } from '@waymark/contracts-core';

export const MAX_PHOTOS = 6;
/** Photos that a member may have without a review: five reviews' worth. */
export const MAX_UNUSED_PHOTOS = 30;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** What may be uploaded; told by content, never by name. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Longest side in pixels of what is kept. */
export const PHOTO_SIDES = { full: 2400, thumb: 480 } as const;

export const PHOTO_SIZES = ['full', 'thumb'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

const photoIdSchema = z.uuid('We do not recognise this photo.');

/** Answer of the upload; the photo belongs to nobody's review yet. */
export const uploadedPhotoSchema = z.object({
  id: photoIdSchema,
  /** Site-relative addresses. */
  url: z.string(),
  thumbUrl: z.string(),
  /** Pixels of the full size. */
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPhoto = z.output<typeof uploadedPhotoSchema>;

/** A photo of a review, with the text alternative that its author wrote. */
export const photoSchema = uploadedPhotoSchema.extend({
  description: z.string(),
  /** Told to its author alone, of a photo that staff hid; nobody else gets it. */
  setAside: setAsideSchema.optional(),
});
export type Photo = z.output<typeof photoSchema>;

/** A photo among all of a venue: whose it is, from when, and from which review. */
export const venuePhotoSchema = photoSchema.extend({
  reviewId: z.number().int(),
  reviewerName: z.string(),
  createdAt: z.iso.datetime(),
});
export type VenuePhoto = z.output<typeof venuePhotoSchema>;

/** As many as one look at a place is good for: those of the newest reviews. */
export const MOST_VENUE_PHOTOS = 60;

export const photoRules = {
  description: requiredLineSchema(300, 'Please describe this photo.'),
};

/** Photos of a review as its author sends them, in their order. */
export const attachedPhotosSchema = z
  .array(z.object({ id: photoIdSchema, description: photoRules.description }))
  .max(MAX_PHOTOS, `Please add at most ${MAX_PHOTOS} photos.`)
  .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'Please add each photo once.');
export type AttachedPhotos = z.output<typeof attachedPhotosSchema>;

export const photoAddressSchema = z.object({
  id: photoIdSchema,
  size: z.enum(PHOTO_SIZES, 'Use full or thumb.'),
});
