import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface Deployable {
  /** The folder with its Dockerfile. */
  folder: string;
  kind: 'gateway' | 'renderer' | 'service' | 'browser';
  /** The workspace with the run-time packages for its image. */
  packagesOf: string;
}

const built = (folder: string): boolean => existsSync(join(ROOT, folder, 'webpack.config.mjs'));

/** Returns everything that is released separately and so has its own image, found by folder. */
export function deployables(): Deployable[] {
  const services = readdirSync(join(ROOT, 'services'))
    .map((slice) => `services/${slice}`)
    .filter(built);
  const remotes = readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-') && built(folder));
  return [
    { folder: 'gateway', kind: 'gateway', packagesOf: 'gateway' },
    { folder: 'gateway/renderer', kind: 'renderer', packagesOf: 'gateway/renderer' },
    ...services.map((folder): Deployable => ({ folder, kind: 'service', packagesOf: folder })),
    ...['shell', ...remotes].map((folder): Deployable => ({ folder, kind: 'browser', packagesOf: 'infra/jobs' })),
  ];
}
