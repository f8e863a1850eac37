import { photoParts } from '@waymark/service-kit/photo';
import { GetTripPhotoController } from './get-trip-photo/get-trip-photo.controller';
import { PlacePhotos } from './place-photos';
import { TRIP_PHOTOS } from './trip-photo.declaration';
import { UploadTripPhotoController } from './upload-trip-photo/upload-trip-photo.controller';

export const PHOTO_CONTROLLERS = [UploadTripPhotoController, GetTripPhotoController];
export const PHOTO_PROVIDERS = [...photoParts(TRIP_PHOTOS), PlacePhotos];
