import { Inject, Injectable, type OnApplicationBootstrap, StreamableFile } from '@nestjs/common';
import type { ExportFile } from '@waymark/contracts-core';
import type { FastifyReply } from 'fastify';
import sql from 'sql-template-tag';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { Jobs } from '../jobs/jobs';
import {
  PHOTO_ROWS,
  PHOTO_SETTINGS,
  photoProblem,
  type PhotoRow,
  type PhotoRows,
  type PhotoSettings,
} from './photo-settings';
import { PHOTO_STORE, type PhotoStore } from './photo-store';

type Files = Pick<PhotoRow, 'fullFile' | 'thumbFile'>;

/** An export is sent in events: beyond this size, it contains only the addresses of photos. */
const MOST_EXPORTED_BYTES = 30 * 1024 * 1024;

/** Even if the file were not an image, a browser could do nothing with it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="photo.webp"',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Keeps photo files consistent with the rows that own them. */
@Injectable()
export class PhotoFiles {
  constructor(
    @Inject(PHOTO_SETTINGS) private readonly settings: PhotoSettings,
    @Inject(PHOTO_ROWS) private readonly rows: PhotoRows,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  /** Blocks others who write or delete photos with the same content until the transaction ends. */
  async lock(tx: Tx, { fullFile, thumbFile }: Files): Promise<void> {
    // Always in the same order, to prevent deadlocks.
    for (const file of [fullFile, thumbFile].sort()) {
      await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`photo:${file}`}, 0))`);
    }
  }

  /**
   * Deletes a row and those of its files that no other row uses. Deletes files within the transaction: a concurrent
   * upload of the same content waits for the lock, then writes them again. `removeRow` returns whether it deleted the
   * row.
   */
  async remove(tx: Tx, photo: Files, removeRow: () => Promise<boolean>): Promise<void> {
    await this.lock(tx, photo);
    if (!(await removeRow())) return;
    const free = await this.rows.filesOfNobody(tx, [photo.fullFile, photo.thumbFile]);
    for (const file of free) await this.store.delete(file);
  }

  /** Returns a member's photos for their export, in the given order, named by ID. */
  async exported(photos: readonly Pick<PhotoRow, 'id' | 'fullFile'>[]): Promise<ExportFile[]> {
    const files: ExportFile[] = [];
    let left = MOST_EXPORTED_BYTES;
    for (const { id, fullFile } of photos) {
      const found = await this.store.get(fullFile);
      const bytes = found && Buffer.concat((await found.stream.toArray()) as Buffer[]);
      if (!bytes || bytes.length > left) continue;
      left -= bytes.length;
      files.push({ name: `${id}.webp`, base64: bytes.toString('base64') });
    }
    return files;
  }

  /**
   * Returns the response with a file; throws a 404 when it is missing. Caches may not store a photo that not everyone
   * may see.
   */
  async serve(name: string | null, reply: FastifyReply, { isForEveryone = true } = {}): Promise<StreamableFile> {
    const file = name === null ? null : await this.store.get(name);
    if (!file) throw photoProblem(this.settings, 'photo.not-found');
    void reply.headers(isForEveryone ? HEADERS : { ...HEADERS, 'cache-control': 'private, no-store' });
    return new StreamableFile(file.stream, {
      type: 'image/webp',
      ...(file.size === null ? {} : { length: file.size }),
    });
  }
}

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
