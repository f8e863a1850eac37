import { COMMUNITY_PROBLEMS, uploadTripPhoto } from '@waymark/contracts-community';
import { photoParts, type PhotoSettings } from '@waymark/service-kit/photo';
import { TripPhotoController } from './trip-photo.controller';
import { PlacePhotos } from './place-photos';
import { TripPhotoRepository } from './trip-photo.repository';

/** Photos of trips. A photo in no trip and no draft is deleted after three days. */
const TRIP_PHOTOS: PhotoSettings = {
  endpoint: uploadTripPhoto,
  problems: COMMUNITY_PROBLEMS,
  /** Photos that a member can have without a trip: enough for a long trip that is not saved yet. */
  maxUnused: 60,
  keptHours: 72,
  keyPrefix: 'community/',
  rows: TripPhotoRepository,
};

export const PHOTO_CONTROLLERS = [TripPhotoController];
export const PHOTO_PROVIDERS = [...photoParts(TRIP_PHOTOS), PlacePhotos];
