import { z } from 'zod';

/** Newline-delimited GeoJSON, packed with gzip; the files of a dump are parts that can be joined as they are. */
const dumpFileSchema = z.object({
  name: z.string(),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type DumpFile = z.output<typeof dumpFileSchema>;

/** Everything that came under one licence, on one day. */
export const dataDumpSchema = z.object({
  day: z.iso.date(),
  madeAt: z.iso.datetime(),
  /** As our sources name it; null for what visitors say, of which only counts are given: they chose no licence for their words. */
  licence: z.string().nullable(),
  licenceUrl: z.string().nullable(),
  publishers: z.array(z.object({ name: z.string(), attribution: z.string() })),
  places: z.number().int(),
  facts: z.number().int(),
  files: z.array(dumpFileSchema),
});
export type DataDump = z.output<typeof dataDumpSchema>;

/** Newest day first. */
export const dataDumpsSchema = z.object({ dumps: z.array(dataDumpSchema) });
export type DataDumps = z.output<typeof dataDumpsSchema>;
