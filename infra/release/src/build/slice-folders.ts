import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal';

export interface SliceFolders {
  page?: { kind: 'remote' | 'shell'; folder: string };
  service?: { folder: string };
}

/** Returns the deployables of a slice in a checkout that this release includes. */
export function sliceFolders(
  root: string,
  { slice, only }: { slice: string; only?: 'remote' | 'service' },
): SliceFolders {
  const isHere = (folder: string) => existsSync(join(root, folder, 'webpack.config.mjs'));
  const kind = slice === 'shell' ? 'shell' : 'remote';
  const page = kind === 'shell' ? 'shell' : `mfe-${slice}`;
  const service = join('services', slice);
  const found: SliceFolders = {
    ...(only !== 'service' && isHere(page) ? { page: { kind, folder: page } as const } : {}),
    ...(only !== 'remote' && isHere(service) ? { service: { folder: service } } : {}),
  };
  if (found.page || found.service) return found;
  throw new Refusal(only ? `${slice} has no ${only}.` : `There is no slice "${slice}" in this checkout.`);
}
