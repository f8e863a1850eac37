import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface Deployable {
  /** Folder with its Dockerfile. */
  folder: string;
  kind: 'gateway' | 'renderer' | 'service' | 'browser';
  /** The workspace whose run-time packages are in its image. */
  packagesOf: string;
}

const built = (folder: string): boolean => existsSync(join(ROOT, folder, 'webpack.config.mjs'));

/** Whatever is released alone and so has an image of its own: found by its folder, like everything else here. */
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
