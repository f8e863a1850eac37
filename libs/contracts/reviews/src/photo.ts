import { z } from 'zod';
import { requiredLineSchema, hiddenContentSchema } from '@waymark/contracts-core';

export const MAX_PHOTOS = 6;
/** Maximum number of photos per member that belong to no review yet: enough for five reviews. */
export const MAX_UNUSED_PHOTOS = 30;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Accepted file types, detected from the content and never from the file name. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Longest side of each stored size, in pixels. */
export const PHOTO_SIDES = { full: 2400, thumb: 480 } as const;

export const PHOTO_SIZES = ['full', 'thumb'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

const photoIdSchema = z.uuid('We do not recognise this photo.');

/** Response of the upload; the photo does not belong to a review yet. */
export const uploadedPhotoSchema = z.object({
  id: photoIdSchema,
  /** Site-relative URLs. */
  url: z.string(),
  thumbUrl: z.string(),
  /** Size of the full image in pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPhoto = z.output<typeof uploadedPhotoSchema>;

/** A photo of a review, with the text alternative that its author wrote. */
export const photoSchema = uploadedPhotoSchema.extend({
  description: z.string(),
  /** Set when staff hid the photo. Only its author gets it; nobody else gets the photo. */
  setAside: hiddenContentSchema.optional(),
});
export type Photo = z.output<typeof photoSchema>;

/** A photo in a venue's gallery, with its author, date and review. */
export const venuePhotoSchema = photoSchema.extend({
  reviewId: z.number().int(),
  reviewerName: z.string(),
  createdAt: z.iso.datetime(),
});
export type VenuePhoto = z.output<typeof venuePhotoSchema>;

/** Maximum number of photos in a venue's gallery, taken from the newest reviews. */
export const MOST_VENUE_PHOTOS = 60;

export const photoRules = {
  description: requiredLineSchema(300, 'Please describe this photo.'),
};

/** A review's photos as the client sends them, in display order. */
export const attachedPhotosSchema = z
  .array(z.object({ id: photoIdSchema, description: photoRules.description }))
  .max(MAX_PHOTOS, `Please add at most ${MAX_PHOTOS} photos.`)
  .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'Please add each photo once.');
export type AttachedPhotos = z.output<typeof attachedPhotosSchema>;

export const photoAddressSchema = z.object({
  id: photoIdSchema,
  size: z.enum(PHOTO_SIZES, 'Use full or thumb.'),
});
