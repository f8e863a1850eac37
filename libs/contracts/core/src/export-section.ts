import { z } from 'zod';

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
