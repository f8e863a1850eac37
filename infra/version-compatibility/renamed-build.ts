import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployable } from './deployable';

/** Copies a build under another version, when there is no earlier build. */
export function renamedBuild(root: string, { folder, kind }: Deployable, distDir: string): string {
  const copy = join(root, '.local/skew', folder.replaceAll('/', '-'), 'same-source');
  rmSync(copy, { recursive: true, force: true });
  cpSync(distDir, copy, { recursive: true });
  if (kind === 'remote') renameRemote(join(copy, 'publish.json'));
  // A service's version is the hash of its files, so an additional file changes it.
  else writeFileSync(join(copy, 'same-source.txt'), 'The same source under another version.\n');
  return copy;
}

function renameRemote(file: string): void {
  const text = readFileSync(file, 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  writeFileSync(file, text.replaceAll(version, [...version].reverse().join('')));
}
