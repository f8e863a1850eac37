import { Module } from '@nestjs/common';
import { COMMUNITY_PROBLEMS, uploadTripPhoto } from '@waymark/contracts-community';
import { PhotoFiles, photoParts, type PhotoSettings } from '@waymark/service-kit/photo';
import { PlacePhotos } from './place-photos';
import { TripPhotoController } from './trip-photo.controller';
import { TripPhotoRepository } from './trip-photo.repository';

const TRIP_PHOTOS: PhotoSettings = {
  endpoint: uploadTripPhoto,
  problems: COMMUNITY_PROBLEMS,
  /** Photos that a member can have without a trip: enough for a long trip that is not saved yet. */
  maxUnused: 60,
  keptHours: 72,
  keyPrefix: 'community/',
  rows: TripPhotoRepository,
};

/** Photos of trips. A photo in no trip and no draft is deleted after three days. */
@Module({
  controllers: [TripPhotoController],
  providers: [PlacePhotos, ...photoParts(TRIP_PHOTOS)],
  exports: [PhotoFiles, PlacePhotos, TripPhotoRepository],
})
export class TripPhotoModule {}
