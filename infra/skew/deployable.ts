import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is built and released on its own. */
export interface Deployable {
  readonly slice: string;
  readonly kind: 'remote' | 'service';
  /** In the checkout, e.g. `mfe-account`. */
  readonly folder: string;
}

/** Remotes and services of every slice that has both: only those can be of two versions. */
export function deployables(root: string): Deployable[] {
  const slices = readdirSync(join(root, 'services')).filter((slice) =>
    existsSync(join(root, `mfe-${slice}`, 'slice.json')),
  );
  return slices.flatMap((slice): Deployable[] => [
    { slice, kind: 'remote', folder: `mfe-${slice}` },
    { slice, kind: 'service', folder: join('services', slice) },
  ]);
}
