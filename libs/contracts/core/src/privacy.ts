import { z } from 'zod';
import { defineEvent } from './event';

/** One heading of a member's data, e.g. "Your reviews". Values are as stored; words explain them. */
export const exportSectionSchema = z.object({
  /** kebab-case, unique in the slice. */
  id: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string(),
  /** In plain words: what this is and what it is kept for. */
  about: z.string(),
  rows: z.array(z.record(z.string(), z.json())),
});
export type ExportSection = z.infer<typeof exportSectionSchema>;

/** A file of the member's own, e.g. a photo. */
export const exportFileSchema = z.object({
  /** Name in the archive, below the slice's folder. */
  name: z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/),
  base64: z.base64(),
});
export type ExportFile = z.infer<typeof exportFileSchema>;

/** Everything that one slice holds about a member. Travels sealed, never as it is. */
export const sliceExportSchema = z.object({
  sections: z.array(exportSectionSchema),
  files: z.array(exportFileSchema).default([]),
});
export type SliceExport = z.infer<typeof sliceExportSchema>;

const memberId = z.number().int().positive();

/** `<slice>.member.erased.v1`: how a slice confirms that it holds nothing of a deleted member. */
export function memberErasedEvent<const S extends string>(slice: S) {
  return defineEvent({
    type: `${slice}.member.erased.v1`,
    summary: 'This slice no longer holds anything about a deleted member, in its tables, files, index or events.',
    data: z.object({ memberId }),
  });
}

/** Longest sealed text of one part: the broker takes a megabyte, and other events must not wait long behind it. */
export const SEALED_PART_MAX = 200_000;

/** `<slice>.export.part.v1`: a piece of what a slice holds about a member, as JWE that account alone can open. */
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
