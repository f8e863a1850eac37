import { Inject, Injectable, type Provider } from '@nestjs/common';
import { CONFIG } from '../config/config';
import { HealthChecks } from '../health/health-checks';
import { createPhotoStore, type PhotoConfig } from './photo-config';
import { PhotoFiles, RemoveUnusedPhotos } from './photo-files';
import { PhotoQueue } from './photo-queue';
import { PHOTO_ROWS, PHOTO_SETTINGS, type PhotoSettings } from './photo-settings';
import { PHOTO_STORE, type PhotoStore } from './photo-store';
import { UploadPhoto } from './upload-photo';

/**
 * Providers for a service with photos: `UploadPhoto` and `PhotoFiles` for its controllers, and the job that deletes
 * unused photos. The service must also declare the upload in `service.json` and have a command
 * `prepare-photo.command.ts` that imports `@waymark/service-kit/photo/program`.
 */
export function photoParts(settings: PhotoSettings): Provider[] {
  return [
    { provide: PHOTO_SETTINGS, useValue: settings },
    { provide: PHOTO_ROWS, useExisting: settings.rows },
    {
      provide: PHOTO_STORE,
      useFactory: (config: PhotoConfig) => createPhotoStore(config, settings.keyPrefix),
      inject: [CONFIG],
    },
    settings.rows,
    PhotoQueue,
    PhotoFiles,
    UploadPhoto,
    RemoveUnusedPhotos,
    PhotoHealth,
  ];
}

/** A failed photo store only degrades the service; it never takes it down. */
@Injectable()
class PhotoHealth {
  constructor(@Inject(HealthChecks) checks: HealthChecks, @Inject(PHOTO_STORE) store: PhotoStore) {
    checks.add('photos', () => store.check(), { critical: false });
  }
}
