import type { Type } from '@nestjs/common';
import type { EndpointContract } from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import { ProblemException, type ProblemKind, type ProblemOptions } from '../problem/problem-exception';

/** A stored photo: two WebP files, named by their content. */
export interface PhotoRow {
  /** A UUID. */
  id: string;
  /** Pixels of the full-size file. */
  width: number;
  height: number;
  fullFile: string;
  thumbFile: string;
}

/** The uploader of a photo. */
export interface PhotoSender {
  /** 0 for a visitor, in slices that accept photos from visitors. */
  readonly memberId: number;
  /** A keyed hash of a visitor's IP address, which distinguishes visitors. */
  readonly visitorKey?: string | undefined;
}

/** Repository of the slice's own photo table; the slice implements its SQL. */
export interface PhotoRows {
  /** Inserts a photo that is not used yet. */
  insert(tx: Tx, photo: PhotoRow, sender: PhotoSender): Promise<void>;
  /** Counts a sender's unused photos. */
  unusedOf(sender: PhotoSender): Promise<number>;
  /** Returns photos that stayed unused for `hours`, oldest first. */
  unused(hours: number, limit: number): Promise<PhotoRow[]>;
  /** Returns false when something uses the photo meanwhile. */
  removeUnused(tx: Tx, id: string): Promise<boolean>;
  /** Returns those of the files that no row uses. */
  filesOfNobody(tx: Tx, files: readonly string[]): Promise<string[]>;
}

export type PhotoProblemCode = `photo.${
  | 'not-found'
  | 'too-large'
  | 'type'
  | 'refused'
  | 'too-many'
  | 'still-arriving'
  | 'busy'}`;

/** A slice's settings for photos. */
export interface PhotoSettings {
  /** The upload endpoint, which takes one file; its name is the scope of idempotency keys. */
  readonly endpoint: Pick<EndpointContract, 'name'> & {
    readonly upload: { readonly field: string; readonly maxBytes: number };
  };
  /** Status and title of each rejection, from the slice's contract. */
  readonly problems: Readonly<Record<PhotoProblemCode, ProblemKind>>;
  /** Maximum unused photos per sender. */
  readonly maxUnused: number;
  /** Hours until an unused photo is deleted. */
  readonly keptHours: number;
  /** Prefix of its files' names in the store: `maps/`. Without one, the slice must have its own store. */
  readonly keyPrefix: string;
  /** The repository of its table; a provider of the service. */
  readonly rows: Type<PhotoRows>;
}

export const PHOTO_SETTINGS = Symbol('PHOTO_SETTINGS');
export const PHOTO_ROWS = Symbol('PHOTO_ROWS');

export function photoProblem(
  { problems }: PhotoSettings,
  code: PhotoProblemCode,
  options?: ProblemOptions,
): ProblemException {
  return new ProblemException(code, problems[code], options);
}
