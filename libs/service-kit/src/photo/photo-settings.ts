import type { Type } from '@nestjs/common';
import type { EndpointContract } from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import { ProblemException, type ProblemKind, type ProblemOptions } from '../problem/problem-exception';

/** A photo as it is stored: two WebP files, named by their content. */
export interface PhotoRow {
  /** A UUID. */
  id: string;
  /** Pixels of the full size. */
  width: number;
  height: number;
  fullFile: string;
  thumbFile: string;
}

/** Who sends a photo. */
export interface PhotoSender {
  /** 0 for a visitor, where the slice takes photos of visitors. */
  readonly memberId: number;
  /** By which visitors are told apart: a keyed hash of their address. */
  readonly visitorKey?: string | undefined;
}

/** The slice's own table of photos: its repository answers these with statements of its own. */
export interface PhotoRows {
  /** A photo that nothing uses yet. */
  insert(tx: Tx, photo: PhotoRow, sender: PhotoSender): Promise<void>;
  /** How many photos of a sender nothing uses yet. */
  unusedOf(sender: PhotoSender): Promise<number>;
  /** Photos that nothing used within `hours`, oldest first. */
  unused(hours: number, limit: number): Promise<PhotoRow[]>;
  /** False when something uses it meanwhile. */
  removeUnused(tx: Tx, id: string): Promise<boolean>;
  /** Those of the files that no row names. */
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

/** What a slice says of its photos. */
export interface PhotoSettings {
  /** Takes one file; its name is the scope of idempotency keys. */
  readonly endpoint: Pick<EndpointContract, 'name'> & {
    readonly upload: { readonly field: string; readonly maxBytes: number };
  };
  /** Status and title of each refusal, from the slice's contract. */
  readonly problems: Readonly<Record<PhotoProblemCode, ProblemKind>>;
  /** Photos that a sender may have waiting without being used. */
  readonly maxUnused: number;
  /** Hours until an unused photo goes. */
  readonly keptHours: number;
  /** Before the names of its files in the store: `maps/`. Without one, the store is its own. */
  readonly keyPrefix: string;
  /** The repository over its table; a provider of the service. */
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
