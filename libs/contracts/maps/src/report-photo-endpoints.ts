import { defineEndpoint } from '@waymark/contracts-core';
import { MAX_REPORT_PHOTO_BYTES, REPORT_PHOTO_TYPES } from './footpath-words';
import { reportPhotoParams, uploadedReportPhotoSchema } from './report-photo';

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
