import type { Provider } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import { PhotoHealth } from './photo-health';
import { PhotoQueue } from './photo-queue';
import { PhotoRepository } from './photo.repository';
import { RemoveUnusedPhotos } from './remove-unused-photos';
import { createPhotoStore } from './storage/create-photo-store';
import { PHOTO_STORE } from './storage/photo-store';
import { UploadPhoto } from './upload-photo/upload-photo.use-case';

export const PHOTO_PROVIDERS: Provider[] = [
  { provide: PHOTO_STORE, useFactory: createPhotoStore, inject: [CONFIG] },
  PhotoRepository,
  PhotoQueue,
  UploadPhoto,
  RemoveUnusedPhotos,
  PhotoHealth,
];
