import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import { PhotoRepository } from './photo.repository';
import type { PhotoRow } from './photo-row';
import { PHOTO_STORE, type PhotoStore } from './storage/photo-store';

const KEPT_HOURS = 24;
const EVERY_MS = 15 * 60_000;
const AT_ONCE = 100;

/** Photos whose review never came go after a day: nobody asked us to keep them. Several processes may do so at once. */
@Injectable()
export class RemoveUnusedPhotos implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly photos: PhotoRepository,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'remove unused photos', every: EVERY_MS, run: () => this.run() });
  }

  /** Tells how many it removed. After one that fails, the rest stay for the next round. */
  async run(): Promise<number> {
    const unused = await this.photos.unused(KEPT_HOURS, AT_ONCE);
    for (const photo of unused) await this.remove(photo);
    return unused.length;
  }

  /** Files within the transaction: whoever uploads the same content waits for the lock, then writes them again. */
  private remove(photo: PhotoRow): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.photos.lockFiles(tx, photo);
      for (const file of await this.photos.removeUnused(tx, photo)) await this.store.delete(file);
    });
  }
}
