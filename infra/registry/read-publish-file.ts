import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `publish.json` of a build: the registry entry with the paths that its files will have. */
export async function readPublishFile(distDir: string): Promise<unknown> {
  return JSON.parse(await readFile(join(distDir, 'publish.json'), 'utf8'));
}
