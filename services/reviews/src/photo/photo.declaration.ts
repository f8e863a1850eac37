import { MAX_UNUSED_PHOTOS, REVIEWS_PROBLEMS, uploadPhoto } from '@waymark/contracts-reviews';
import type { PhotoSettings } from '@waymark/service-kit/photo';
import { PhotoRepository } from './photo.repository';

/** Photos of reviews: one that no review used goes after a day. */
export const REVIEW_PHOTOS: PhotoSettings = {
  endpoint: uploadPhoto,
  problems: REVIEWS_PROBLEMS,
  maxUnused: MAX_UNUSED_PHOTOS,
  keptHours: 24,
  // The first slice with photos: its files lay at the top of the store before others came.
  keyPrefix: '',
  rows: PhotoRepository,
};
