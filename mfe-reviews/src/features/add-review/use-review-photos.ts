import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_SIDES, PHOTO_TYPES } from '@waymark/contracts-reviews';
import { usePhotoUploads, type PhotoKind } from '@waymark/mfe-kit/photos';
import type { UseFormReturn } from 'react-hook-form';
import { uploadPhoto } from '../../endpoints';
import type { AddReviewInput } from './form-schema';

/** Photos as evidence. */
const REVIEW_PHOTOS: PhotoKind = {
  upload: uploadPhoto,
  most: MAX_PHOTOS,
  maxBytes: MAX_PHOTO_BYTES,
  types: PHOTO_TYPES,
  side: PHOTO_SIDES.full,
  owner: 'A review',
  hint: `Up to ${MAX_PHOTOS} photos: JPEG, PNG or WebP, at most 10 MB each. Show how to get in and around, and avoid showing people. We remove the location and other hidden data from each photo.`,
};

/** Uploads the photos of a review, even while another step is shown. */
export const useReviewPhotos = ({
  getValues,
  setValue,
}: Pick<UseFormReturn<AddReviewInput>, 'getValues' | 'setValue'>) =>
  usePhotoUploads(REVIEW_PHOTOS, {
    photos: () => getValues('photos'),
    setUploaded: (place, uploaded) => setValue(`photos.${place}.uploaded`, uploaded),
  });
