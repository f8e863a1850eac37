import { z } from 'zod';
import { defineEvent } from './event';

/** One section of a member's data, such as "Your reviews". Values are as stored; text explains them. */
export const exportSectionSchema = z.object({
  /** ID in kebab-case, unique in the service. */
  id: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string(),
  /** Explains in plain words what this data is and why we store it. */
  about: z.string(),
  rows: z.array(z.record(z.string(), z.json())),
});
export type ExportSection = z.infer<typeof exportSectionSchema>;

/** A file that belongs to the member, such as a photo. */
export const exportFileSchema = z.object({
  /** Name in the archive, below the service's folder. */
  name: z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/),
  base64: z.base64(),
});
export type ExportFile = z.infer<typeof exportFileSchema>;

/** Everything that one service stores about a member. Always encrypted in transit. */
export const sliceExportSchema = z.object({
  sections: z.array(exportSectionSchema),
  files: z.array(exportFileSchema).default([]),
});
export type SliceExport = z.infer<typeof sliceExportSchema>;

const memberId = z.number().int().positive();

/**
 * Defines `<slice>.member.erased.v1`, which confirms that a service no longer stores anything about a deleted member.
 */
export function memberErasedEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.member.erased.v1`,
    summary: 'This slice no longer holds anything about a deleted member, in its tables, files, index or events.',
    data: z.object({ memberId }),
  });
}

/**
 * Maximum length of one encrypted part. The broker accepts a megabyte, but other events must not wait long behind it.
 */
export const SEALED_PART_MAX = 200_000;

/**
 * Defines `<slice>.export.part.v1`: a part of a service's data about a member, as a JWE that only account can decrypt.
 */
export function exportPartEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.export.part.v1`,
    summary: 'An encrypted part of a member’s data for an export. Only the account slice can open it.',
    data: z.object({
      exportId: z.uuid(),
      /** 1, 2, … parts. */
      part: z.number().int().positive(),
      parts: z.number().int().positive(),
      sealed: z.string().max(SEALED_PART_MAX),
    }),
  });
}
