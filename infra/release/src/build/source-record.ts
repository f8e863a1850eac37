import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type SourceList, sourceList } from './source-list';

/**
 * Stores a build's sources. Where git cannot list them, the next release runs all tests instead of the affected ones.
 */
export async function recordSources(
  root: string,
  artefactsDir: string,
  folder: string,
  version: string,
): Promise<void> {
  let sources;
  try {
    sources = sourceList(root, folder);
  } catch {
    return;
  }
  await writeSourceRecord(artefactsDir, folder, version, sources);
}

const schema = z.record(z.string(), z.string());

/** `folder`: the deployable in the checkout, e.g. `mfe-account` or `services/account`. */
function fileOf(artefactsDir: string, folder: string, version: string): string {
  return join(artefactsDir, 'sources', folder, `${version}.json`);
}

/** Returns the sources of a released version; null when they were not stored. */
export async function readSourceRecord(
  artefactsDir: string,
  folder: string,
  version: string,
): Promise<SourceList | null> {
  try {
    return schema.parse(JSON.parse(await readFile(fileOf(artefactsDir, folder, version), 'utf8')));
  } catch {
    return null;
  }
}

export async function writeSourceRecord(
  artefactsDir: string,
  folder: string,
  version: string,
  list: SourceList,
): Promise<void> {
  const file = fileOf(artefactsDir, folder, version);
  const beside = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(beside, JSON.stringify(list));
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
