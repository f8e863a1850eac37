import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { MAX_UNUSED_PHOTOS, uploadPhoto, type UploadedPhoto } from '@waymark/contracts-reviews';
import { Idempotency, receiveFile, type UploadStream, withWorkFolder } from '@waymark/service-kit';
import { problem } from '../../problem';
import { contentName } from '../content-name';
import { PhotoQueue } from '../photo-queue';
import { toUploadedPhoto } from '../photo.mapper';
import { PhotoRepository } from '../photo.repository';
import { photoMissing, photoTooLarge, pictureProblem } from '../picture-problem';
import { PHOTO_FILES } from '../picture/photo-files';
import { pictureTypeOfFile } from '../picture/picture-type';
import { runPreparePhoto } from '../picture/run-prepare-photo';
import { PHOTO_STORE, type PhotoStore } from '../storage/photo-store';

const SOON = { retryAfterSeconds: 5 };
const TOMORROW = { retryAfterSeconds: 86_400 };

interface Made {
  full: Buffer;
  thumb: Buffer;
  width: number;
  height: number;
  /** Of the file that was sent: tells a repeated upload from another photo under the same key. */
  digest: string;
}

@Injectable()
export class UploadPhoto {
  constructor(
    private readonly queue: PhotoQueue,
    private readonly idempotency: Idempotency,
    private readonly photos: PhotoRepository,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  async execute(upload: UploadStream, sender: Identity, key: string | null): Promise<UploadedPhoto> {
    // Before anything is read: an upload that cannot be kept costs nobody anything.
    if ((await this.photos.unusedOf(sender.memberId)) >= MAX_UNUSED_PHOTOS) throw problem('photo.too-many', TOMORROW);
    try {
      const made = await this.queue.ofMember(sender.memberId, () =>
        withWorkFolder((folder) => this.prepare(upload, folder)),
      );
      if (!made) throw problem('photo.still-arriving', SOON);
      return await this.keep(made, sender, key);
    } catch (error) {
      throw pictureProblem(error);
    } finally {
      // What was not read still arrives: unread, it would hold the sender's answer back.
      upload.stream.resume();
    }
  }

  private async prepare(upload: UploadStream, folder: string): Promise<Made> {
    const path = join(folder, PHOTO_FILES.original);
    const file = await this.queue.read(() => receiveFile(upload, uploadPhoto.upload, path));
    if (!file) throw problem('photo.busy', SOON);
    if (file.outcome === 'none') throw photoMissing();
    if (file.outcome === 'too-large') throw photoTooLarge();
    await pictureTypeOfFile(path, file.fileName);
    const made = await this.queue.decode(() => runPreparePhoto(folder, file.fileName));
    if (!made) throw problem('photo.busy', SOON);
    const [full, thumb] = await Promise.all([
      readFile(join(folder, PHOTO_FILES.full)),
      readFile(join(folder, PHOTO_FILES.thumb)),
    ]);
    return { ...made, full, thumb };
  }

  /** The row first: files that a crash left without an answer then belong to a row that goes after a day. */
  private async keep(
    { full, thumb, width, height, digest }: Made,
    { memberId }: Identity,
    key: string | null,
  ): Promise<UploadedPhoto> {
    const row = { id: randomUUID(), width, height, fullFile: contentName(full), thumbFile: contentName(thumb) };
    const scope = { key, memberId, endpoint: uploadPhoto.name, body: { digest } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      await this.photos.lockFiles(tx, row);
      await this.photos.insert(tx, row, memberId);
      return { status: 201, body: toUploadedPhoto(row) };
    });
    // Also for a repeated upload: the first one may have ended here.
    await this.store.put(row.fullFile, full);
    await this.store.put(row.thumbFile, thumb);
    return body;
  }
}
