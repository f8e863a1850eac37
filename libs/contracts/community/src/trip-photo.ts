import { z } from 'zod';
import { defineEndpoint, requiredLineSchema } from '@waymark/contracts-core';
import { MAX_TRIP_PHOTO_BYTES, TRIP_LIMITS, TRIP_PHOTO_TYPES } from './trip-words';

export const TRIP_PHOTO_SIZES = ['full', 'thumb'] as const;
export type TripPhotoSize = (typeof TRIP_PHOTO_SIZES)[number];

const photoIdSchema = z.uuid('This photo is not known.');
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
    'Uploads one photo for a trip that is not saved yet. We make it smaller and remove its metadata and location. Unused photos are deleted after three days.',
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
  params: z.object({ id: photoIdSchema, size: z.enum(TRIP_PHOTO_SIZES, 'Sizes are full and thumb.') }),
  download: ['image/webp'],
  status: 200,
  problems: ['photo.not-found'],
});

export const TRIP_PHOTO_ENDPOINTS = [uploadTripPhoto, getTripPhoto] as const;
