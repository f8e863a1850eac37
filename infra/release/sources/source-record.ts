import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SourceList } from './source-list';

const schema = z.record(z.string(), z.string());

/** `part` is the folder's name, e.g. `mfe-account` or `services/account`. */
function fileOf(artefactsDir: string, part: string, version: string): string {
  return join(artefactsDir, 'sources', part, `${version}.json`);
}

/** What a released version was made of; null when nobody wrote it down. */
export async function readSourceRecord(artefactsDir: string, part: string, version: string): Promise<SourceList | null> {
  try {
    return schema.parse(JSON.parse(await readFile(fileOf(artefactsDir, part, version), 'utf8')));
  } catch {
    return null;
  }
}

export async function writeSourceRecord(artefactsDir: string, part: string, version: string, list: SourceList): Promise<void> {
  const file = fileOf(artefactsDir, part, version);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(list));
  await rename(`${file}.${process.pid}`, file);
}
