import { MAX_REPORT_PHOTO_BYTES, MOST_REPORT_PHOTOS, REPORT_PHOTO_TYPES } from '@waymark/contracts-maps';
import { usePhotoUploads, type PhotoKind } from '@waymark/mfe-kit/photos';
import type { UseFormReturn } from 'react-hook-form';
import { uploadReportPhoto } from '../../endpoints';
import type { ReportInput, ReportValues } from './report-form-schema';

const REPORT_PHOTOS: PhotoKind = {
  upload: uploadReportPhoto,
  most: MOST_REPORT_PHOTOS,
  maxBytes: MAX_REPORT_PHOTO_BYTES,
  types: REPORT_PHOTO_TYPES,
  side: 2400,
  owner: 'A report',
  hint: `Up to ${MOST_REPORT_PHOTOS}, JPEG, PNG or WebP, 10 MB each. Show the problem, not people. We remove the place and all other data that a camera writes into a photo.`,
};

/** Sends the photos of a report while the rest of it is written. */
export const useReportPhotos = ({ getValues, setValue }: UseFormReturn<ReportInput, unknown, ReportValues>) =>
  usePhotoUploads(REPORT_PHOTOS, {
    photos: () => getValues('photos'),
    setUploaded: (place, uploaded) => setValue(`photos.${place}.uploaded`, uploaded),
  });
