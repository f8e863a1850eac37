import { Inject, Injectable } from '@nestjs/common';
import { HealthChecks } from '@waymark/service-kit';
import { PHOTO_STORE, type PhotoStore } from './storage/photo-store';

/** Without photos everything else goes on: degraded, never down. */
@Injectable()
export class PhotoHealth {
  constructor(checks: HealthChecks, @Inject(PHOTO_STORE) store: PhotoStore) {
    checks.add('photos', () => store.check(), { critical: false });
  }
}
