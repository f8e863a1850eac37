import { buffer } from 'node:stream/consumers';
import { dataDumpsSchema, type DataDump } from '@waymark/contracts-reviews';
import { z } from 'zod';
import type { DumpStore } from './dump-store';

const MANIFEST = 'manifest.json';

const manifestSchema = dataDumpsSchema.extend({
  /** File name prefixes of an unfinished run; the next run deletes these files. */
  unfinished: z.array(z.string()).default([]),
});
export type DumpManifest = z.output<typeof manifestSchema>;

/** Reads the list of downloads. It is the only file in the store that is overwritten, which happens in one step. */
export async function readManifest(store: DumpStore): Promise<DumpManifest> {
  const file = await store.get(MANIFEST);
  if (!file) return { dumps: [], unfinished: [] };
  return manifestSchema.parse(JSON.parse((await buffer(file.stream)).toString('utf8')));
}

export const writeManifest = (store: DumpStore, manifest: DumpManifest): Promise<void> =>
  store.put(MANIFEST, Buffer.from(JSON.stringify(manifest)));

/** Returns the dumps to keep: those of the last `days` days, and always the newest. */
export function storedDumps(dumps: readonly DataDump[], days: number): DataDump[] {
  const newestFirst = [...new Set(dumps.map(({ day }) => day))].sort().reverse();
  const kept = new Set(newestFirst.slice(0, days));
  return dumps.filter(({ day }) => kept.has(day));
}

/** Deletes the files with this prefix. Their parts are numbered from 1 without gaps. */
export async function removeParts(store: DumpStore, stem: string): Promise<void> {
  for (let part = 1; ; part += 1) {
    const name = partName(stem, part);
    const file = await store.get(name);
    if (!file) return;
    file.stream.destroy();
    await store.delete(name);
  }
}

export const partName = (stem: string, part: number): string => `${stem}-${part}.geojsonl.gz`;
