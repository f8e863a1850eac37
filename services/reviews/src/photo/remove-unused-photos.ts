import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database, LOG, type Log } from '@waymark/service-kit';
import { PhotoRepository } from './photo.repository';
import type { PhotoRow } from './photo-row';
import { PHOTO_STORE, type PhotoStore } from './storage/photo-store';

const KEPT_HOURS = 24;
const EVERY_MS = 15 * 60_000;
const AT_ONCE = 100;

/** Photos whose review never came go after a day: nobody asked us to keep them. Several processes may do so at once. */
@Injectable()
export class RemoveUnusedPhotos implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly photos: PhotoRepository,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Tells how many it removed. A photo that fails stays for the next time. */
  async run(): Promise<number> {
    try {
      const unused = await this.photos.unused(KEPT_HOURS, AT_ONCE);
      let removed = 0;
      for (const photo of unused) {
        await this.remove(photo);
        removed += 1;
      }
      return removed;
    } catch (err) {
      this.log.warn({ err }, 'unused photos stay until the next round');
      return 0;
    }
  }

  /** Files within the transaction: whoever uploads the same content waits for the lock, then writes them again. */
  private remove(photo: PhotoRow): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.photos.lockFiles(tx, photo);
      for (const file of await this.photos.removeUnused(tx, photo)) await this.store.delete(file);
    });
  }
}
