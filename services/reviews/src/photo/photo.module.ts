import { Module } from '@nestjs/common';
import { MAX_UNUSED_PHOTOS, REVIEWS_PROBLEMS, uploadPhoto } from '@waymark/contracts-reviews';
import { PhotoFiles, photoParts, type PhotoSettings } from '@waymark/service-kit/photo';
import { PhotoController } from './photo.controller';
import { PhotoRepository } from './photo.repository';

const REVIEW_PHOTOS: PhotoSettings = {
  endpoint: uploadPhoto,
  problems: REVIEWS_PROBLEMS,
  maxUnused: MAX_UNUSED_PHOTOS,
  keptHours: 24,
  // Reviews was the first service with photos, so its files have no prefix in the store.
  keyPrefix: '',
  rows: PhotoRepository,
};

/** Photos of reviews. A photo that no review uses is deleted after a day. */
@Module({
  controllers: [PhotoController],
  providers: [...photoParts(REVIEW_PHOTOS)],
  exports: [PhotoFiles, PhotoRepository],
})
export class PhotoModule {}
