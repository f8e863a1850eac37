import { z } from 'zod';

/** Bytes of a file of support services. */
export const SUPPORT_IMPORT_MAX_BYTES = 1_048_576;
/** Services in one file. */
export const SUPPORT_IMPORT_MAX_ROWS = 5_000;

export const importErrorSchema = z.object({
  /** As a spreadsheet numbers it: the heading is row 1. */
  row: z.number().int(),
  /** Name of the column; empty when the row as a whole is at fault. */
  field: z.string(),
  message: z.string(),
});
export type ImportError = z.output<typeof importErrorSchema>;

/** What a file would do, or did. With errors nothing is imported. */
export const importReportSchema = z.object({
  imported: z.boolean(),
  total: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  errors: z.array(importErrorSchema),
});
export type ImportReport = z.output<typeof importReportSchema>;
