import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prunedPackages, type Lock } from '../../containers/pruned-packages.mjs';
import { hashFolder } from '../../local/hash-folder';

/**
 * Changes with anything that is in a service's image: its build, the packages that it loads and how the image is made.
 * The hash of the build alone would call it live already when a package was only renewed.
 */
export function imageVersion(root: string, folder: string): string {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const packages = prunedPackages(JSON.parse(text('package-lock.json')) as Lock, folder);
  const parts = [hashFolder(join(root, folder, 'dist')), text(join(folder, 'Dockerfile')), packages];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
