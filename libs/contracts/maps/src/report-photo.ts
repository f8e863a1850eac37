import { defineEndpoint, requiredLineSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { MAX_REPORT_PHOTO_BYTES, MOST_REPORT_PHOTOS, REPORT_PHOTO_TYPES } from './footpath-words';

export const REPORT_PHOTO_SIZES = ['full', 'thumb'] as const;
export type ReportPhotoSize = (typeof REPORT_PHOTO_SIZES)[number];

const photoIdSchema = z.uuid('We do not recognise this photo.');

/**
 * Response of the upload; the photo does not belong to a report yet. Anybody who knows its ID may attach it to a
 * report.
 */
export const uploadedReportPhotoSchema = z.object({
  id: photoIdSchema,
  /** Site-relative URLs. */
  url: z.string(),
  thumbUrl: z.string(),
  /** Size of the full image in pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedReportPhoto = z.output<typeof uploadedReportPhotoSchema>;

/** A photo of a report, with the reporter's description. */
export const reportPhotoSchema = uploadedReportPhotoSchema.extend({ description: z.string() });
export type ReportPhoto = z.output<typeof reportPhotoSchema>;

export const reportPhotoRules = {
  description: requiredLineSchema(300, 'Please describe this photo.'),
};

/** A report's photos as the client sends them, in display order. */
export const attachedReportPhotosSchema = z
  .array(z.object({ id: photoIdSchema, description: reportPhotoRules.description }))
  .max(MOST_REPORT_PHOTOS, `Please add at most ${MOST_REPORT_PHOTOS} photos.`)
  .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'Please add each photo once.');
export type AttachedReportPhotos = z.output<typeof attachedReportPhotosSchema>;

export const reportPhotoParams = z.object({
  id: photoIdSchema,
  size: z.enum(REPORT_PHOTO_SIZES, 'Sizes are full and thumb.'),
});

export const uploadReportPhoto = defineEndpoint({
  name: 'uploadReportPhoto',
  posts: true,
  method: 'POST',
  path: '/api/footpath-reports/photos',
  summary:
    'Uploads one photo for a report that is not sent yet. We make it smaller and remove its metadata and location. Unused photos are deleted after a day.',
  access: 'visitor',
  upload: { field: 'photo', maxBytes: MAX_REPORT_PHOTO_BYTES, types: REPORT_PHOTO_TYPES },
  response: uploadedReportPhotoSchema,
  status: 201,
  problems: ['photo.too-large', 'photo.type', 'photo.refused', 'photo.too-many', 'photo.still-arriving', 'photo.busy'],
});

export const getReportPhoto = defineEndpoint({
  name: 'getReportPhoto',
  method: 'GET',
  path: '/api/footpath-reports/photos/:id/:size',
  summary: 'A photo from a report. The photo at an address never changes.',
  access: 'visitor',
  params: reportPhotoParams,
  download: ['image/webp'],
  status: 200,
  problems: ['photo.not-found'],
});

export const REPORT_PHOTO_ENDPOINTS = [uploadReportPhoto, getReportPhoto] as const;
