import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { receiveFile, type UploadStream } from '../http/receive-file';
import { Idempotency } from '../idempotency/idempotency';
import type { ProblemException } from '../problem/problem-exception';
import { withWorkFolder } from '../work-folder/work-folder';
import { PhotoFiles } from './photo-files';
import { PhotoQueue } from './photo-queue';
import {
  PHOTO_ROWS,
  PHOTO_SETTINGS,
  photoProblem,
  type PhotoProblemCode,
  type PhotoRow,
  type PhotoRows,
  type PhotoSender,
  type PhotoSettings,
} from './photo-settings';
import { contentName, PHOTO_STORE, type PhotoStore } from './photo-store';
import { pictureTypeOfFile } from './picture/picture-type';
import { PREPARED_FILES } from './picture/prepared-files';
import { PICTURE_REFUSALS, type PictureRefusal, RefusedPicture } from './picture/refused-picture';
import { runPreparePhoto } from './picture/run-prepare-photo';

const SOON = { retryAfterSeconds: 5 };
const TOMORROW = { retryAfterSeconds: 86_400 };
const IS_TYPE: readonly PictureRefusal[] = ['type', 'name'];

interface Made {
  full: Buffer;
  thumb: Buffer;
  width: number;
  height: number;
  /** Hash of the uploaded file: distinguishes a repeated upload from another photo with the same key. */
  digest: string;
}

interface Sent<V> {
  readonly sender: PhotoSender;
  /** The Idempotency-Key header. */
  readonly key: string | null;
  /** Builds the response, which is stored with the key. */
  readonly view: (photo: PhotoRow) => V;
}

/** Handles a photo from the first byte of its upload to its row and files. */
@Injectable()
export class UploadPhoto {
  private readonly decode: typeof runPreparePhoto = runPreparePhoto;

  constructor(
    @Inject(PHOTO_SETTINGS) private readonly settings: PhotoSettings,
    @Inject(PHOTO_ROWS) private readonly rows: PhotoRows,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
    @Inject(PhotoQueue) private readonly queue: PhotoQueue,
    @Inject(PhotoFiles) private readonly files: PhotoFiles,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
  ) {}

  async execute<V>(upload: UploadStream, sent: Sent<V>): Promise<V> {
    const { sender } = sent;
    const { maxUnused } = this.settings;
    // Before anything is read: an upload that cannot be stored costs nothing.
    if ((await this.rows.unusedOf(sender)) >= maxUnused) throw this.problem('photo.too-many', TOMORROW);
    try {
      const from = sender.visitorKey ?? sender.memberId;
      const made = await this.queue.ofSender(from, () => withWorkFolder((folder) => this.prepare(upload, folder)));
      if (!made) throw this.problem('photo.still-arriving', SOON);
      return await this.keep(made, sent);
    } catch (error) {
      if (error instanceof RefusedPicture) throw this.refusal(error.reason);
      throw error;
    } finally {
      // Drains the rest: unread bytes would delay the sender's response.
      upload.stream.resume();
    }
  }

  private async prepare(upload: UploadStream, folder: string): Promise<Made> {
    const path = join(folder, PREPARED_FILES.original);
    const file = await this.queue.read(() => receiveFile(upload, this.settings.endpoint.upload, path));
    if (!file) throw this.problem('photo.busy', SOON);
    if (file.outcome === 'none') throw this.atField('photo.refused', 'Please choose a photo.');
    if (file.outcome === 'too-large') throw this.tooLarge();
    await pictureTypeOfFile(path, file.fileName);
    const made = await this.queue.decode(() => this.decode(folder, file.fileName));
    if (!made) throw this.problem('photo.busy', SOON);
    const [full, thumb] = await Promise.all([
      readFile(join(folder, PREPARED_FILES.full)),
      readFile(join(folder, PREPARED_FILES.thumb)),
    ]);
    return { ...made, full, thumb };
  }

  /** Inserts the row first: after a crash, the files belong to a row that is deleted with the unused ones. */
  private async keep<V>({ full, thumb, width, height, digest }: Made, { sender, key, view }: Sent<V>): Promise<V> {
    const { memberId } = sender;
    const row = { id: randomUUID(), width, height, fullFile: contentName(full), thumbFile: contentName(thumb) };
    const scope = { key, memberId, endpoint: this.settings.endpoint.name, body: { digest } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      await this.files.lock(tx, row);
      await this.rows.insert(tx, row, sender);
      return { status: 201, body: view(row) };
    });
    // Also for a repeated upload, because the first may have crashed before this.
    await this.store.put(row.fullFile, full);
    await this.store.put(row.thumbFile, thumb);
    return body;
  }

  private refusal(reason: PictureRefusal): ProblemException {
    return this.atField(IS_TYPE.includes(reason) ? 'photo.type' : 'photo.refused', PICTURE_REFUSALS[reason]);
  }

  private tooLarge(): ProblemException {
    const megabytes = this.settings.endpoint.upload.maxBytes / 1024 / 1024;
    return this.atField('photo.too-large', `This photo is larger than ${megabytes} MB. Please choose a smaller one.`);
  }

  private atField(code: PhotoProblemCode, message: string): ProblemException {
    return photoProblem(this.settings, code, { fieldErrors: { [this.settings.endpoint.upload.field]: message } });
  }

  private problem(code: PhotoProblemCode, options: { retryAfterSeconds: number }): ProblemException {
    return photoProblem(this.settings, code, options);
  }
}
