import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { PhotoFiles } from './photo-files';
import { PHOTO_ROWS, PHOTO_SETTINGS, type PhotoRows, type PhotoSettings } from './photo-settings';

const EVERY_MS = 15 * 60_000;
const AT_ONCE = 100;

/** Deletes photos that stayed unused for too long, for privacy. Several processes may run it in parallel. */
@Injectable()
export class RemoveUnusedPhotos implements OnApplicationBootstrap {
  constructor(
    @Inject(PHOTO_SETTINGS) private readonly settings: PhotoSettings,
    @Inject(PHOTO_ROWS) private readonly rows: PhotoRows,
    @Inject(PhotoFiles) private readonly files: PhotoFiles,
    @Inject(Database) private readonly database: Database,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'remove unused photos', every: EVERY_MS, run: () => this.run() });
  }

  /** Returns the number of photos found. After a failure, the rest stay for the next round. */
  async run(): Promise<number> {
    const unused = await this.rows.unused(this.settings.keptHours, AT_ONCE);
    for (const photo of unused) {
      await this.database.transaction((tx) => this.files.remove(tx, photo, () => this.rows.removeUnused(tx, photo.id)));
    }
    return unused.length;
  }
}
