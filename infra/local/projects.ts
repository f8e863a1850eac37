import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

function hasBuild(folder: string): boolean {
  return existsSync(join(ROOT, folder, 'webpack.config.mjs'));
}

/** Returns the slices with a service, by folder name. */
export function serviceSlices(): string[] {
  return readdirSync(join(ROOT, 'services')).filter(
    (slice) => hasBuild(join('services', slice)) && existsSync(join(ROOT, 'services', slice, 'service.json')),
  );
}

/** Returns the folders of remotes, e.g. "mfe-reviews". */
export function remoteFolders(): string[] {
  return readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-') && hasBuild(folder));
}
