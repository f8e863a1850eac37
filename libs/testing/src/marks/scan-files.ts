import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FoundMark, Marks } from './found-mark';
import { textFinder } from './text-finder';

/** Searches every file below a folder byte by byte, and the file names. A missing folder counts as empty. */
export async function scanFiles(folder: string, { texts }: Marks): Promise<FoundMark[]> {
  if (!existsSync(folder)) return [];
  const find = textFinder({ texts });
  const found: FoundMark[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Latin-1 preserves every byte, so ASCII marks are found in any kind of file.
    const marks = new Set([...find(entry.name), ...find((await readFile(path)).toString('latin1'))]);
    for (const mark of marks) found.push({ place: `file ${relative(folder, path)}`, mark });
  }
  return found;
}
