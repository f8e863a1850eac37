import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns twelve hex digits that change with any file name or byte in the folder. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).sort();
  for (const path of paths) {
    const content = readFileSync(path);
    hash.update(`${path.slice(folder.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}
